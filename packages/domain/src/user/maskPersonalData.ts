/** The fields that make a person known (spec, section 3: "When personal data is hidden"). */
const personalFields = ['firstName', 'lastName', 'email', 'phoneNumber'] as const

/** The literal that stands for an e-mail that the viewer may not see (spec, section 3). */
const hiddenEmail = 'hidden'

/**
 * The answer's fields without what its reader may not see: all four personal fields when `isPersonalDataHidden`, the
 * e-mail alone when it is the word "hidden" (then `isEmailHidden`), so that no real value gets past the parser (spec, section 3).
 */
export function maskPersonalData(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const masked: Record<string, unknown> = { ...fields }
  if (own(fields, 'isPersonalDataHidden') === true) for (const field of personalFields) masked[field] = undefined
  const isEmailHidden = own(fields, 'isEmailHidden') === true || own(fields, 'email') === hiddenEmail
  if (isEmailHidden) masked.email = undefined
  masked.isEmailHidden = isEmailHidden ? true : undefined
  return masked
}

function own(fields: Readonly<Record<string, unknown>>, field: string): unknown {
  return Object.hasOwn(fields, field) ? fields[field] : undefined
}
