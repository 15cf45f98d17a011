import { describe, expect, it } from 'vitest'
import { linkToken } from './signInSearch.ts'

describe('the token of a link', () => {
  it.each([
    ['?token=abc', 'abc'],
    ['token=verify-1%2B2%3D%3D', 'verify-1+2=='],
    ['?token=a%23b', 'a#b'],
    ['?token=ab+cd/ef==', 'ab+cd/ef=='],
    ['?a=b+c&token=+', '+'],
    ['?other=1&token=abc', 'abc'],
    ['', undefined],
    ['?token=', undefined],
    ['?token', undefined],
    ['?token=a&token=b', undefined],
    ['?token=%20', undefined],
    ['?token=a%0Ab', undefined],
    ['?token=%C3%BC', undefined],
    ['?token=%zz', '%zz'],
    [`?token=${'a'.repeat(10_000)}`, undefined],
  ])('in %s is %s', (search, token) => {
    expect(linkToken(search)).toBe(token)
  })
})
