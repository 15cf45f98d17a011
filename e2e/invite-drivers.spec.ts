import { Buffer } from 'node:buffer'
import { expect, test } from './fixtures.ts'

test.use({ documentChecks: 0 })

/** As a Windows spreadsheet exports it: byte-order mark, semicolons, CRLF; three bad rows and two repeated numbers. */
const EXPORT = [
  '\uFEFFVorname;Nachname;Telefon;E-Mail',
  'Ada;Lindqvist;+46 70 123 45 61;ada@example.org',
  ';Ek;+46 70 123 45 62;',
  'Bo;Berg;4,6701E+10;',
  'Cy;Dahl;+46 70 123 45 61;',
  'Di;Falk;+46 70 123 45 63;di@',
  'Eva;Gran;070-123 45 64;',
  '"Eva ""E""";Gran;+46701234565;',
  'Flo;Holm;0046 70 123 45 64;',
  '',
].join('\r\n')

test('a spreadsheet with mistakes becomes invitations, and every row shows its outcome', async ({ page, signIn }) => {
  await signIn('owner')
  await expect(page.getByText('1–20 of')).toBeVisible()
  await page.getByRole('button', { name: 'Invite driver' }).click()
  await expect(page).toHaveURL(/invite=drivers/)
  const dialog = page.getByRole('dialog', { name: 'Invite drivers' })
  await dialog.getByRole('tab', { name: 'Upload CSV' }).click()
  await dialog
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'drivers.csv', mimeType: 'application/vnd.ms-excel', buffer: Buffer.from(EXPORT) })
  await expect(dialog.getByText('8 rows in “drivers.csv”: 2 to invite, 4 with errors')).toBeVisible()
  // The draft survives a reload, including corrections.
  await dialog.getByRole('textbox', { name: 'First name, row 8' }).fill('Eva-Lena')
  await expect(dialog.getByText('3 with errors, 2 duplicates. Rows with errors aren’t sent.')).toBeVisible()
  await page.reload()
  await expect(dialog.getByText('3 with errors, 2 duplicates. Rows with errors aren’t sent.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Columns' })).toHaveAccessibleDescription(/^The page was reloaded/)

  const sent = page.waitForRequest(/\/invitations\/drivers\/csv$/)
  await dialog.getByRole('button', { name: 'Send invitations' }).click()
  expect((await sent).headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/) // the browser doesn't reveal what is in a file
  await expect(dialog.getByText('3 invited · 2 duplicates')).toBeVisible()
  for (const fate of [
    /Ada Lindqvist.*(Queued|Invited)/,
    /Ek.*Not sent.*Please enter first name\./,
    /Bo Berg.*Not sent.*A spreadsheet has shortened this number/,
    /Cy Dahl.*Duplicate.*Same phone number as row 2/,
    /Di Falk.*Not sent.*The provided e-mail format is incorrect\./,
    /Eva Gran.*(Queued|Invited)/,
    /Eva-Lena Gran.*(Queued|Invited)/,
    /Flo Holm.*Duplicate.*Same phone number as row 7/,
  ])
    await expect(dialog.getByRole('row', { name: fate })).toBeVisible()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download batch file' }).click()
  expect((await download).suggestedFilename()).toMatch(/^drivers-.+\.csv$/)
  await dialog.getByRole('link', { name: 'View in Invited' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\?drivers=invited&batch=/)
  await expect(page.getByText('1–3 of 3')).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/invite|invited/)
})

test('another driver’s number begins in the country of the one before', async ({ page, signIn }) => {
  await signIn('owner')
  await page.getByRole('button', { name: 'Invite driver' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite drivers' })
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill('+46 70 123 45 67')
  await dialog.getByRole('button', { name: 'Add another driver' }).click()
  const second = dialog.getByRole('group', { name: 'Driver 2' })
  await second.getByRole('textbox', { name: 'Phone number' }).fill('070 765 43 21')
  await expect(second.getByRole('combobox', { name: 'Country code: Sweden, +46' })).toBeVisible()
  await second.getByRole('textbox', { name: 'E-mail' }).focus()
  await expect(second.getByRole('textbox', { name: 'Phone number' })).toHaveValue('+46 70 765 43 21')
})

test('the fields of an imported row end where the others do on a phone', async ({ page, signIn }) => {
  await signIn('owner')
  await page.getByRole('button', { name: 'Invite driver' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite drivers' })
  await dialog.getByRole('tab', { name: 'Upload CSV' }).click()
  await dialog
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'drivers.csv', mimeType: 'text/csv', buffer: Buffer.from(EXPORT) })
  await page.setViewportSize({ width: 360, height: 780 })
  const fields = dialog.getByRole('textbox', { name: /, row 2$/ })
  await expect(fields).toHaveCount(4)
  const ends = await fields.evaluateAll((all) => all.map((field) => Math.round(field.getBoundingClientRect().right)))
  expect(new Set(ends).size).toBe(1)
})

test('a correction is in the draft by the time the screen shows its effect', async ({ page, signIn }) => {
  await signIn('owner')
  await page.getByRole('button', { name: 'Invite driver' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite drivers' })
  await dialog.getByRole('tab', { name: 'Upload CSV' }).click()
  const file = ['First name;Last name;Phone', 'Ivo;Kral;+46 70 123 45 91', ';Ek;+46 70 123 45 92', ''].join('\r\n')
  await dialog
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'drivers.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await expect(dialog.getByText('2 rows in “drivers.csv”: 1 to invite, 1 with errors')).toBeVisible()
  const draft = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new MutationObserver((_, observer) => {
          if (document.querySelector('[role=dialog]')?.textContent?.includes('1 with errors')) return
          observer.disconnect()
          resolve(sessionStorage.getItem('drafts') ?? '')
        }).observe(document, { subtree: true, childList: true, characterData: true })
      }),
  )
  await dialog.getByRole('textbox', { name: 'First name, row 3' }).fill('Eva-Lena')
  expect(await draft).toContain('Eva-Lena')
})
