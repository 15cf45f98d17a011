import { parseAs } from '../struct/parseAs.ts'
import { editedTexts } from '../text/editedTexts.ts'
import { parseFee } from './feeText.ts'
import type { SettingsUpdate } from './SettingsUpdate.ts'
import type { settingsForm } from './settingsForm.ts'
import type { SettingsTexts } from './settingsTexts.ts'

/** The change that saves a form: only what was edited, an emptied text as '' (spec, section 7: PATCH settings). */
export function settingsUpdateOf(
  struct: ReturnType<typeof settingsForm>,
  before: SettingsTexts,
  values: Partial<SettingsTexts>,
): SettingsUpdate {
  const edited = editedTexts(before, values)
  const { pricingPlan, pricingSetupFee, pricingMonthlyFee, ...plain } = parseAs('SettingsForm', struct, edited)
  const cleared = Object.keys(plain).map((field) => [field, ''])
  const pricing = given({ plan: pricingPlan, setupFee: feeOf(pricingSetupFee), monthlyFee: feeOf(pricingMonthlyFee) })
  return {
    ...Object.fromEntries(cleared),
    ...given(plain),
    ...(Object.keys(pricing).length > 0 && { pricing }),
  }
}

function feeOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : parseFee(text)
}

function given<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields // fewer of the same
}
