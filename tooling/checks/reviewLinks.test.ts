import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressFor, encode } from '../../.storybook/addressInLink.ts'

const STORY = 'screens-organisation--default'

describe('the place inside a story, in the link', () => {
  it('contains only what Storybook accepts in its address', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, search) => {
        expect(encode(`${path}?${search}`)).toMatch(/^[a-zA-Z0-9 _-]*$/)
      }),
    )
  })

  it.each([
    '/organisation/f3842f5e-c76e-402c-a36d-28461aef49cb?view=users',
    '/organisation/1?email=a%2Bb%40example.org&invite=drivers',
    '/organisation/1?lastName=Żółć_ 李',
    '/',
  ])('%s is what was written', (address) => {
    expect(addressFor(STORY, `${STORY} ${encode(address)}`)).toBe(address)
  })

  it.each(['', 'screens-driver--default _2fsettings', STORY, `${STORY} _25_25`])('"%s" names none', (global) => {
    expect(addressFor(STORY, global)).toBeUndefined()
  })
})
