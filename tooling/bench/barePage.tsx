import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

/** The list of drivers and a driver’s page in bare React, over the same API. */
interface Driver {
  id: string
  firstName?: string
  lastName?: string
  email?: string
  phoneNumber?: string
  dtId?: number
  organizationId: string
  organizationName: string
  status: string
  createdAt: string
}

/** A column: its name, the key of its sort, and its text. */
const COLUMNS: readonly (readonly [name: string, sort: string, of: (driver: Driver) => ReactNode])[] = [
  ['Name', 'first_name', (driver) => <a href={`#${driver.id}`}>{nameOf(driver)}</a>],
  ['Driver ID', 'dt_id', ({ dtId }) => dtId],
  ['E-mail', 'email', ({ phoneNumber, email }) => [phoneNumber, <br key="" />, email]],
  ['Organisation', 'organization_name', ({ organizationName }) => organizationName],
  ['Status', 'status', ({ status }) => <span className="badge">{status}</span>],
  ['Created', 'created_at', ({ createdAt }) => <time dateTime={createdAt}>{createdAt.slice(0, 10)}</time>],
]

const nameOf = ({ firstName, lastName }: Driver) => `${firstName ?? ''} ${lastName ?? ''}`

async function call<T>(path: string): Promise<T> {
  const authorization = `Bearer ${localStorage.getItem('access_token')}`
  const answer = await fetch(`/api/v1/${path}`, { headers: { authorization } })
  return answer.json() // the sandbox's answers are as Driver says
}

function Page() {
  const [tree, setTree] = useState<unknown>()
  const [hash, setHash] = useState(location.hash.slice(1))
  const [list, setList] = useState({ sort: '-created_at', name: '', page: 1 })
  useEffect(() => {
    void call('organizations/').then(setTree)
    void call('auth/whoami')
    const follow = () => setHash(location.hash.slice(1))
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  if (!tree) return null
  return hash ? <DriverPage id={hash} /> : <List list={list} onChange={setList} />
}

interface ListProps {
  list: { sort: string; name: string; page: number }
  onChange: (list: ListProps['list']) => void
}

function List({ list, onChange }: ListProps) {
  const [drivers, setDrivers] = useState<Driver[]>([])
  const [open, setOpen] = useState<string>()
  const { sort, name, page } = list
  useEffect(() => {
    const query = new URLSearchParams({ page: `${page}`, page_size: '20', role: 'driver', order_by: sort })
    if (name) query.set('first_name', name)
    const timer = setTimeout(
      () => void call<{ items: Driver[] }>(`users?${query}`).then(({ items }) => setDrivers(items)),
      name ? 300 : 0,
    )
    return () => clearTimeout(timer)
  }, [sort, name, page])
  const sorted = (key: string) => onChange({ ...list, sort: sort === key ? `-${key}` : key, page: 1 })
  return (
    <>
      <h1>Drivers</h1>
      <input
        type="search"
        aria-label="Find drivers"
        value={name}
        onChange={({ target }) => onChange({ ...list, name: target.value, page: 1 })}
      />
      <table>
        <thead>
          <tr>
            <th>
              <input type="checkbox" aria-label="Select all" />
            </th>
            {COLUMNS.map(([header, key]) => (
              <th key={key}>
                <button type="button" onClick={() => sorted(key)}>
                  {header}
                </button>
              </th>
            ))}
            <th>Actions</th>
          </tr>
        </thead>
        <tbody>
          {drivers.map((driver) => (
            <tr key={driver.id}>
              <td>
                <input type="checkbox" aria-label={`Select ${nameOf(driver)}`} />
              </td>
              {COLUMNS.map(([header, , of], index) => (
                <td key={header} role={index ? undefined : 'rowheader'}>
                  {of(driver)}
                </td>
              ))}
              <td>
                <button
                  type="button"
                  aria-label={`Actions for ${nameOf(driver)}`}
                  onClick={() => setOpen(open ? undefined : driver.id)}
                >
                  …
                </button>
                {open === driver.id && (
                  <div role="menu">
                    {['Open', 'Ban', 'Delete'].map((item) => (
                      <button key={item} type="button" role="menuitem">
                        {item}
                      </button>
                    ))}
                  </div>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button type="button" aria-label="Next page" onClick={() => onChange({ ...list, page: page + 1 })}>
        Next page
      </button>
    </>
  )
}

function DriverPage({ id }: { id: string }) {
  const [driver, setDriver] = useState<Driver>()
  useEffect(() => {
    const query = new URLSearchParams({ page: '1', page_size: '1', role: 'driver', user_id: id })
    void call<{ items: Driver[] }>(`users?${query}`).then(({ items }) => setDriver(items[0]))
    void call(`users/deadlines/${id}`)
  }, [id])
  if (!driver) return null
  return (
    <>
      <h1>{nameOf(driver)}</h1>
      <dl>
        {COLUMNS.map(([header, , of]) => (
          <div key={header}>
            <dt>{header}</dt>
            <dd>{of(driver)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Page />)
