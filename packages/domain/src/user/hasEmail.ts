type Reachable = {
  email?: string | undefined
  isEmailHidden?: boolean | undefined
  isPersonalDataHidden?: boolean | undefined
}

/** Says whether a person's e-mail is there or hidden on purpose, which is the only reason to miss (spec, section 3: User). */
export function hasEmail(person: Reachable): boolean {
  return person.email !== undefined || person.isEmailHidden === true || person.isPersonalDataHidden === true
}
