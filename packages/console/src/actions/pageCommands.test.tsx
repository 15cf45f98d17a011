import type { Command } from '@driver-trust/ui/command-palette'
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useOfferCommands, usePageCommands } from './pageCommands.ts'

afterEach(cleanup)

const command = (id: string): Command => ({ id, label: id, onSelect() {} })

test('offers what every part of the page offers, until that part is gone', () => {
  const parts = [[command('role')], [command('remove')]]
  const [first] = parts.map((offered) => renderHook(() => useOfferCommands(offered)))
  const { result } = renderHook(usePageCommands)
  expect(result.current.map(({ id }) => id)).toEqual(['role', 'remove'])
  first?.unmount()
  expect(result.current.map(({ id }) => id)).toEqual(['remove'])
})
