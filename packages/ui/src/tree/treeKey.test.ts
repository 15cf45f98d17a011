import { describe, expect, it } from 'vitest'
import { treeKey, treeRows } from './treeRows.ts'

const nodes = [
  {
    id: 'north',
    label: 'North',
    children: [
      { id: 'oslo', label: 'Oslo' },
      { id: 'bergen', label: 'Bergen' },
    ],
  },
  { id: 'south', label: 'South', children: [{ id: 'bari', label: 'Bari' }] },
  { id: 'olten', label: 'Olten' },
]

/** north (open), oslo, bergen, south (closed), olten */
const rows = treeRows(nodes, { expanded: new Set(['north']) })

describe('treeKey', () => {
  it.each<[string, string, number, ReturnType<typeof treeKey>]>([
    ['Down arrow goes on', 'ArrowDown', 0, { kind: 'go', index: 1 }],
    ['Down arrow stays at the end', 'ArrowDown', 4, undefined],
    ['Up arrow goes back', 'ArrowUp', 1, { kind: 'go', index: 0 }],
    ['Up arrow stays at the top', 'ArrowUp', 0, undefined],
    ['Home goes to the top', 'Home', 3, { kind: 'go', index: 0 }],
    ['End goes to the end', 'End', 0, { kind: 'go', index: 4 }],
    ['Right arrow opens', 'ArrowRight', 3, { kind: 'toggle' }],
    ['Right arrow enters what is open', 'ArrowRight', 0, { kind: 'go', index: 1 }],
    ['Right arrow does nothing on a leaf', 'ArrowRight', 1, undefined],
    ['Left arrow closes', 'ArrowLeft', 0, { kind: 'toggle' }],
    ['Left arrow goes to the parent', 'ArrowLeft', 2, { kind: 'go', index: 0 }],
    ['Left arrow does nothing at the top', 'ArrowLeft', 3, undefined],
    ['Enter follows', 'Enter', 1, { kind: 'follow' }],
    ['Space follows', ' ', 1, { kind: 'follow' }],
    ['other keys do nothing', 'F5', 1, undefined],
  ])('%s', (_name, ...[key, index, move]) => {
    expect(treeKey(key, { rows, index })).toEqual(move)
  })

  it.each<[string, string, number, number]>([
    ['one letter goes to the next that begins with it', 'o', 1, 4],
    ['and around the end', 'o', 4, 1],
    ['several letters may stay', 'ol', 4, 4],
    ['several letters narrow', 'be', 0, 2],
  ])('%s', (_name, ...[typed, index, target]) => {
    expect(treeKey(typed.slice(-1), { rows, index, typed })).toEqual({ kind: 'go', index: target })
  })

  it('swaps left and right in right-to-left text', () => {
    expect(treeKey('ArrowLeft', { rows, index: 3, isRtl: true })).toEqual({ kind: 'toggle' })
    expect(treeKey('ArrowRight', { rows, index: 2, isRtl: true })).toEqual({ kind: 'go', index: 0 })
  })
})
