import { addDrivers, driversOf } from './addPeople.ts'
import { expect } from './fixtures.ts'
import { it as attacked, signIn } from './ownServer.ts'
import { figuresOfList } from './rangeOfList.ts'

const it = attacked.extend<{ lists: () => URLSearchParams[] }>({
  lists: async ({ page, server }, use) => {
    addDrivers(server, 3)
    await signIn(page, server)
    await page.getByRole('row', { name: /Driver a/ }).waitFor()
    await figuresOfList(page) // they are counted by the same call, after the rows are there
    server.seen.length = 0
    await use(() =>
      server.seen
        .filter(({ path }) => path.includes('/users?'))
        .map(({ path }) => new URLSearchParams(path.split('?')[1])),
    )
  },
})

it('a search of 10,000 characters sends 256', async ({ page, lists }) => {
  await page.getByRole('searchbox', { name: 'Find drivers' }).fill('x'.repeat(10_000))
  await expect.poll(() => lists().some((query) => query.has('first_name'))).toBe(true)
  for (const query of lists()) expect(String(query).length).toBeLessThan(1500)
  await expect(page.getByRole('searchbox', { name: 'Find drivers' })).toHaveValue('x'.repeat(256))
})

it('composing a name asks for no list before it is done', async ({ page, lists }) => {
  await page.clock.install()
  await page.getByRole('searchbox', { name: 'Find drivers' }).focus()
  const input = await page.context().newCDPSession(page)
  for (const text of ['t', 'た', 'たn', 'たな', 'たなk', 'たなか']) {
    await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
    await page.clock.runFor(400) // longer than the pause after a key
  }
  const searched = () => lists().flatMap((query) => query.get('first_name') ?? query.get('last_name') ?? []) // the page may still load its own
  expect(searched()).toEqual([])
  await input.send('Input.insertText', { text: '田中' })
  await expect.poll(searched).toContain('田中')
  expect(new Set(searched())).toEqual(new Set(['田中']))
})

for (const [stored, typed] of [
  ["O'Brien", 'O’Brien'],
  ['O’Brien', "O'Brien"],
  ['%41 %E4', '%41 %E4'], // as an address would escape “A”, and half of “ä”
] as const) {
  it(`${typed} finds ${stored}`, async ({ page, server, lists }) => {
    const [driver] = driversOf(server)
    if (driver) driver.lastName = stored
    await page.getByRole('searchbox', { name: 'Find drivers' }).fill(typed)
    await expect(page.getByRole('link', { name: `Driver ${stored}` })).toBeVisible()
    await expect(page.getByText('1–1 of 1')).toBeVisible()
    await expect(page.getByRole('searchbox', { name: 'Find drivers' })).toHaveValue(typed)
    expect(lists().length).toBeGreaterThan(0)
  })
}

for (const [typed, first, last] of [
  ['Schäfer Katrin', 'Katrin', 'Schäfer'],
  ['Schaefer', 'Katrin', 'Schäfer'],
  ['OConnor', 'Zoë', "O'Connor"],
  ['turcanu', 'Ioana', 'Țurcanu'],
] as const) {
  it(`${typed} finds ${first} ${last}`, async ({ page, server, lists }) => {
    const [driver] = driversOf(server)
    if (driver) Object.assign(driver, { firstName: first, lastName: last })
    await page.getByRole('searchbox', { name: 'Find drivers' }).fill(typed)
    await expect(page.getByRole('link', { name: `${first} ${last}` })).toBeVisible()
    await expect(page.getByText('1–1 of 1')).toBeVisible()
    expect(lists().length).toBeGreaterThan(0)
  })
}

it('the palette finds a name that is typed without its accents', async ({ page, server, lists }) => {
  const [driver] = driversOf(server)
  if (driver) Object.assign(driver, { firstName: 'Tomasz', lastName: 'Wiśniewski' })
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('wisniewski')
  await expect(page.getByRole('option', { name: /^Tomasz Wiśniewski/ })).toBeVisible()
  expect(lists().length).toBeGreaterThan(0)
})
