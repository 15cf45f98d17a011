import { mandatory } from '../struct/mandatory.ts'
import { textRule } from '../struct/textRule.ts'
import { isTooLong } from '../text/isTooLong.ts'

/** What is wrong with an organisation's name, or nothing (spec, section 5: Organisation name). */
export function organisationNameProblem(name: string): string | undefined {
  if (name === '') return mandatory
  return isTooLong(name) ? 'Organisation name cannot be longer than 256 characters.' : undefined
}

/** The name of an organisation, sent without blanks around it (spec, section 5). */
export const OrganisationName = textRule('organisationName', organisationNameProblem)
