import type { Person } from '../world/Person.ts'

type Given = Pick<Person, 'id' | 'role' | 'createdAt' | 'updatedAt'> & Partial<Person>

/** A person with everything that is not given left empty. */
export function makePerson(given: Given): Person {
  return {
    email: undefined,
    emailVerified: false,
    password: undefined,
    phoneNumber: undefined,
    firstName: undefined,
    lastName: undefined,
    organizationId: undefined,
    dtId: undefined,
    status: 'unverified',
    verifiedAt: undefined,
    bannedAt: undefined,
    bannedBy: undefined,
    ...given,
  }
}
