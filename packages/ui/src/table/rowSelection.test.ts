import { describe, expect, it } from 'vitest'
import { selectRange } from './rowSelection.ts'

const keys = ['a', 'b', 'c', 'd', 'e']

describe('selectRange', () => {
  it.each([
    { name: 'adds one', before: [], key: 'b', checked: true, after: ['b'] },
    { name: 'removes one', before: ['a', 'b'], key: 'b', checked: false, after: ['a'] },
    { name: 'adds down to the pressed row', before: ['b'], from: 'b', key: 'd', checked: true, after: ['b', 'c', 'd'] },
    { name: 'adds up to the pressed row', before: ['d'], from: 'd', key: 'b', checked: true, after: ['b', 'c', 'd'] },
    { name: 'removes a range', before: ['a', 'b', 'c'], from: 'a', key: 'b', checked: false, after: ['c'] },
    {
      name: 'takes one row when the start left the page',
      before: [],
      from: 'z',
      key: 'c',
      checked: true,
      after: ['c'],
    },
    { name: 'keeps rows of other pages', before: ['z'], key: 'a', checked: true, after: ['a', 'z'] },
  ])('$name', ({ before, from, key, checked, after }) => {
    expect([...selectRange(new Set(before), { keys, key, from, checked })].sort()).toEqual(after)
  })

  it("doesn't change the given set", () => {
    const before = new Set(['a'])
    selectRange(before, { keys, key: 'b', checked: true })
    expect([...before]).toEqual(['a'])
  })
})
