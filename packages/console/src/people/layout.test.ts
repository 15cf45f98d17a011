import { expect, test } from 'vitest'
import { readLayout } from './layout.tsx'

const usual = { density: 'comfortable', columns: {} }

test.each([
  [undefined, usual],
  ['compact', usual],
  [{ density: 'dense' }, usual],
  [
    { density: 'compact', columns: null },
    { ...usual, density: 'compact' },
  ],
  [
    { columns: { 'drivers-active': { contact: false, created: 'no', updated: true }, 'users-active': 7 } },
    { ...usual, columns: { 'drivers-active': { contact: false, updated: true }, 'users-active': {} } },
  ],
])('of %j in storage only what is valid counts', (kept, layout) => {
  expect(readLayout(kept)).toEqual(layout)
})
