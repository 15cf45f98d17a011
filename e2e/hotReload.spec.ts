import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEMO_PASSWORD, personas } from '@driver-trust/sandbox'
import { test as base, expect, type Page } from '@playwright/test'

interface DevServer {
  origin: string
  /** Replaces a text of a file below `src`, as an editor would, in the server's own copy of the console. */
  edit: (file: string, before: string, after: string) => void
}

const test = base.extend<object, { dev: DevServer }>({
  dev: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies off this pattern
    async ({}, use, { project }) => {
      mkdirSync('.hot', { recursive: true })
      const copy = mkdtempSync('.hot/console-') // at the depth of packages/console, for the imports of its vite.config.ts
      for (const part of ['index.html', 'package.json', 'vite.config.ts', 'public', 'src'])
        cpSync(join('packages/console', part), join(copy, part), { recursive: true })
      const sandbox = new URL(project.use.baseURL ?? '').origin
      const server = spawn('node_modules/.bin/vite', [copy, '--port', '0'], {
        env: { ...process.env, SANDBOX_ORIGIN: sandbox, NO_COLOR: '1' },
      })
      await use({
        origin: await originOf(server),
        edit: (file, before, after) => {
          const path = join(copy, 'src', file)
          const code = readFileSync(path, 'utf8')
          expect(code).toContain(before)
          writeFileSync(path, code.replace(before, after))
        },
      })
      server.kill()
      rmSync(copy, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

function originOf({ stdout, stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const read = (part: Buffer) => {
      said += part
      const [origin] = /http:\/\/localhost:\d+/.exec(said) ?? []
      if (origin) resolve(origin)
    }
    stdout?.on('data', read)
    stderr?.on('data', read)
    stdout?.on('end', () => reject(new Error(`The development server ended: ${said}`)))
  })
}

/** Signs in at an address, and returns what the page reports as errors from then on. */
async function openAt(page: Page, { origin }: DevServer, path: string): Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && ++loads > 1) faults.push('The page was loaded again.')
  })
  await page.goto(`${origin}/sign-in?redirect=${encodeURIComponent(path)}`)
  await page.getByLabel('E-mail').fill(personas.owner.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  return faults
}

/** An edit takes a fifth of a second, and on a busy machine many times that. */
const soon = { timeout: 10_000 }

test('edits of the list show at once, below a form that stays half filled', async ({ page, dev }) => {
  const faults = await openAt(page, dev, '/')
  await page.getByText('Next: ').first().waitFor()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'New organisation' }).click()
  const name = page.getByRole('textbox', { name: 'Organisation name' })
  await name.fill('Half a na')

  dev.edit('people/ListToolbar.tsx', "active: 'Active'", "active: 'At work'")
  await expect(page.getByText('At work')).toBeVisible(soon)
  dev.edit('people/columns.tsx', "header: 'Driver ID'", "header: 'Number'")
  await expect(page.getByText('Number', { exact: true })).toBeVisible(soon)
  dev.edit('people/filters.tsx', ": 'Filters'}", ": 'Narrow'}")
  await expect(page.getByText('Narrow', { exact: true })).toBeVisible(soon)
  dev.edit('host/useSingleKeys.ts', 'export function', '// An edit.\nexport function')
  dev.edit('people/PeopleList.tsx', 'return (', '// An edit.\n  return (')
  dev.edit('people/cells.tsx', 'export function phoneCell', '// An edit.\nexport function phoneCell')
  dev.edit('people/VerdictCell.tsx', '`Next: ', '`Then: ')
  await expect(page.getByText('Then: ').first()).toBeVisible(soon)

  await expect(name).toHaveValue('Half a na')
  expect(faults).toEqual([])
})

test('edits of a form and of what it is made of show at once, and leave what was typed', async ({ page, dev }) => {
  const faults = await openAt(page, dev, '/settings')
  const street = page.getByRole('textbox', { name: 'Street' })
  await street.fill('Half a stre')

  dev.edit('screens/settings/SettingsPage.tsx', "label: 'My account'", "label: 'My profile'")
  await expect(page.getByRole('link', { name: 'My profile' })).toBeVisible(soon)
  dev.edit('form/SaveForm.tsx', 'You have unsaved changes', 'You changed something')
  await expect(page.getByText('You changed something')).toBeVisible(soon)
  dev.edit('shell/Shell.tsx', "label: 'Settings'", "label: 'Options'")
  await expect(page.getByRole('link', { name: 'Options' })).toBeVisible(soon)

  await expect(street).toHaveValue('Half a stre')
  expect(faults).toEqual([])
})
