import { mandatory } from '../struct/mandatory.ts'
import { type FormErrors, validator } from '../struct/validator.ts'
import { editedTexts } from '../text/editedTexts.ts'
import type { settingsForm } from './settingsForm.ts'
import type { SettingsTexts } from './settingsTexts.ts'

/**
 * What is wrong with what was edited: an entry that nobody touched never stands in the way, whatever the server holds. A fee can be
 * changed but not taken away, for the call has no word for that (spec, section 5: Settings update).
 */
export function settingsErrors(
  struct: ReturnType<typeof settingsForm>,
  before: SettingsTexts,
  values: Partial<SettingsTexts>,
): FormErrors {
  const edited = editedTexts(before, values)
  const emptied = fees.filter((fee) => edited[fee] === '').map((fee) => [fee, mandatory])
  return { ...validator(struct)(edited), ...Object.fromEntries(emptied) }
}

const fees = ['pricingSetupFee', 'pricingMonthlyFee'] as const
