import { DataProvider, type DriverDetails, partialDetails, reads, usePreloads } from '@driver-trust/domain/data'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { cleanup, renderHook } from '@testing-library/react'
import type { ComponentProps, ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { ListedPerson } from '../person/PersonRow.ts'
import { useNoteDriver } from './useNoteDriver.ts'

afterEach(cleanup)

const row: UserWithOrganisation = {
  id: '7d9f3a52-60f5-4c9a-9d0e-1f6f5a1b2c3d',
  organizationId: '0b0c1a3e-3f8e-4b8a-9c55-2a4a0f5f1d11',
  organizationName: 'North',
  role: 'driver',
  status: 'verified',
  createdAt: '2026-03-01T08:00:00Z',
}
const banned = { ...row, status: 'banned_explicitly' as const }
const read = reads.driver({ organisationId: row.organizationId ?? '', userId: row.id })

const whole = (listed: UserWithOrganisation): DriverDetails => ({
  person: { id: row.id, createdAt: '2026-02-01T08:00:00Z' },
  listed,
  isListMissing: false,
})

/** What is cached of a driver after a list's row was noted, with this cached before. */
function afterNote(noted: ListedPerson, cached?: DriverDetails): DriverDetails | undefined {
  const environment = {
    client: {},
    session: { subscribe: () => () => {} },
    log: { error: () => {} },
    timing: { retryDelays: [], unusedLifetime: 1000 },
  } as unknown as Omit<ComponentProps<typeof DataProvider>, 'children'> // nothing is loaded
  const wrapper = ({ children }: { children: ReactNode }) => <DataProvider {...environment}>{children}</DataProvider>
  const { result } = renderHook(() => ({ note: useNoteDriver(), ...usePreloads() }), { wrapper })
  const { note, seed, peek } = result.current
  seed(read, () => cached)
  note(noted)
  return peek(read)
}

it('what a row says stands in for a record that has not been read', () => {
  const known = afterNote(row)
  expect(known).toMatchObject({ listed: row, isListMissing: false, isPartial: true, person: { id: row.id } })
  expect(known?.person.createdAt).toBeUndefined() // of the record, not of the row
})

it.each([
  { what: 'is kept if it says the same', noted: row, cached: whole(row), after: whole(row) },
  { what: 'is dropped if the row says otherwise: either may be old', noted: banned, cached: whole(row) },
  { what: 'is dropped if only the record says banned', noted: row, cached: whole(banned) },
  {
    what: 'gives way to the row if it is only another row',
    noted: banned,
    cached: partialDetails(row),
    after: partialDetails(banned),
  },
])('what an earlier visit read $what', ({ noted, cached, after }) => {
  expect(afterNote(noted, cached)).toEqual(after)
})

it('an invitation says nothing of a status', () => {
  const { organizationName: _, ...invitation } = { ...row, status: 'sent', type: 'driver' }
  expect(afterNote(invitation)).toBeUndefined()
})
