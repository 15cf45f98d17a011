/** The texts of a form that say something else than before; blanks around them do not count (spec, section 7: only what is given is changed). */
export function editedTexts<Texts extends Readonly<Record<string, string>>>(
  before: Texts,
  values: Readonly<Partial<Record<keyof Texts, string | undefined>>>,
): Partial<Texts> {
  const fields = Object.keys(before) as (keyof Texts)[] // keys of a closed form
  const edited = fields.map((field) => [field, (values[field] ?? '').trim()] as const)
  return Object.fromEntries(edited.filter(([field, text]) => text !== before[field]?.trim())) as Partial<Texts> // the same keys
}
