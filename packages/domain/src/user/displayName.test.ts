import { expect, test } from 'vitest'
import { displayName } from './displayName.ts'

test.each([
  [{ firstName: 'Ada', lastName: 'Lovelace' }, 'Ada Lovelace'],
  [{ firstName: ' Ada ' }, 'Ada'],
  [{ lastName: 'Lovelace', email: 'a@b.co' }, 'Lovelace'],
  [{ email: 'a@b.co', dtId: 42_197 }, 'a@b.co'],
  [{ firstName: '', lastName: ' ', email: 'a@b.co' }, 'a@b.co'],
  [{ dtId: 42_197 }, 'Driver 04 21 97'],
  [{ role: 'driver' }, 'Driver'],
  [{ type: 'driver' }, 'Driver'],
  [{ role: 'user' }, 'Someone'],
  [{}, 'Someone'],
  [undefined, 'Someone'],
  [{ isPersonalDataHidden: true, firstName: 'Ada', email: 'a@b.co', dtId: 42_197 }, 'Driver 04 21 97'],
  [{ isPersonalDataHidden: true, firstName: 'Ada', role: 'driver' }, 'Driver'],
])('%j is called %j', (person, name) => {
  expect(displayName(person)).toBe(name)
})
