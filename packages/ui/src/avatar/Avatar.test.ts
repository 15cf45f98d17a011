import { describe, expect, it } from 'vitest'
import { initialsOf } from './Avatar.tsx'

describe('initialsOf', () => {
  it.each([
    ['Ana Horvat', 'AH'],
    ['nguyễn thị phương thảo', 'NT'],
    ['Prince', 'P'],
    ['  Zoë   Ørsted ', 'ZØ'],
    ['أحمد منصور', 'أم'],
    ['', ''],
  ])('of %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
