import { expect, test } from './fixtures.ts'

test('the browser finds, selects and copies an e-mail address in a list as one text', async ({
  page,
  signInByForm,
}) => {
  await signInByForm('owner')
  await page.getByRole('rowheader').first().getByRole('link').waitFor()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('checkbox', { name: 'E-mail' }).check()
  await page.keyboard.press('Escape')
  const email =
    (await page
      .getByRole('table')
      .getByText(/^[^\s@]+@[^\s@]+$/)
      .first()
      .textContent()) ?? ''
  const find = (text: string) =>
    page.evaluate((sought) => {
      getSelection()?.removeAllRanges()
      const search = Reflect.get(window, 'find') as (...args: unknown[]) => boolean // missing from the types, but in every full browser
      return [search.call(window, sought, false, false, true), getSelection()?.toString()]
    }, text)
  const [canFind] = await find('Meridian')
  test.skip(!canFind, 'The headless shell of the lockfile has no search: this runs on the machine’s own Chromium.')
  expect(await find(email)).toEqual([true, email])
})
