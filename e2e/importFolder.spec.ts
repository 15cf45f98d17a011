import type { Locator } from '@playwright/test'
import expected from '../fixtures/import/expected.json' with { type: 'json' }
import { expect, test } from './fixtures.ts'
import { read, registered } from './importing.ts'

test.use({ documentChecks: 0 })

interface Expected {
  via: string
  rows: readonly string[]
  errors?: number
}

const cases: [string, Expected][] = Object.entries(expected)

/** Every file of the folder reaches the rows that it must become. */
async function readEverything(dialog: Locator) {
  await dialog.getByRole('tab', { name: 'Upload CSV' }).click()
  for (const [name, { rows, errors = 0 }] of cases) {
    await read(dialog, name)
    const all = rows.length + errors
    const start = `${all} ${all === 1 ? 'row' : 'rows'} in “${name}.csv”`
    await expect(dialog.getByText(start)).toContainText(
      errors > 0 ? `${start}: ${rows.length} to invite, ${errors} with errors` : `${start}.`,
    )
    await dialog.getByRole('button', { name: 'Choose another file' }).click()
  }
}

test('every file of the folder is read in the dialog', async ({ page, signIn }) => {
  await signIn('owner')
  await page.getByRole('button', { name: 'Invite driver' }).click()
  await readEverything(page.getByRole('dialog', { name: 'Invite drivers' }))
})

test('every file of the folder is read in the onboarding', async ({ page }) => {
  await registered(page, `walker.${crypto.randomUUID()}@example.com`)
  await page.getByRole('button', { name: 'Invite drivers' }).click()
  await readEverything(page.getByRole('dialog', { name: 'Invite drivers' }))
})
