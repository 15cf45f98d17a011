import { expect, it } from 'vitest'
import { uniqueNames } from './useRowNames.ts'

const ana = { id: '1', firstName: 'Ana', lastName: 'Kos' }

it('uniqueNames returns display names that are already unique', () => {
  expect(uniqueNames([ana, { ...ana, id: '2', firstName: 'Eva' }])).toEqual(['Ana Kos', 'Eva Kos'])
})

it('uniqueNames adds a driver ID, an e-mail or an organisation to names that several rows share', () => {
  const rows = [
    { ...ana, dtId: 42197 },
    { ...ana, id: '2', dtId: 42198 },
    { id: '3', firstName: 'Eva', lastName: 'Kos', email: 'a@example.com' },
    { id: '4', firstName: 'Eva', lastName: 'Kos', email: 'b@example.com' },
    { id: '5', firstName: 'Ivo', lastName: 'Kos', dtId: 7, organizationName: 'North' },
    { id: '5', firstName: 'Ivo', lastName: 'Kos', dtId: 7, organizationName: 'South' },
  ]
  const names = uniqueNames(rows)
  expect(new Set(names).size).toBe(rows.length)
  expect(names[0]).toBe('Ana Kos, 04 21 97')
  expect(names[2]).toBe('Eva Kos, a@example.com')
  expect(names[4]).toMatch(/^Ivo Kos, .+, North$/)
})
