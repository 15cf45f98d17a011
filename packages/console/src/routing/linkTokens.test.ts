import { describe, expect, it } from 'vitest'
import { createMemory } from '../host/createMemory.ts'
import { heldLinkToken, hideLinkToken } from './linkTokens.ts'

function open(address: string, base = '') {
  const memory = createMemory(() => {
    throw new Error('A link token is never stored.')
  })
  const location = new URL(address, 'https://console.example') as unknown as Location // only the parts it reads
  let shown = address
  const history = {
    state: null,
    replaceState: (_: unknown, __: string, next: string) => {
      shown = new URL(next, location.href).href.replace(location.origin, '')
    },
  } as unknown as History // only the parts it uses
  hideLinkToken(memory, { location, history }, base)
  return { memory, shown }
}

describe('the token of an e-mailed link', () => {
  it.each([
    ['/verify-email/?token=abc', '/verify-email/'],
    ['/verify-email?token=abc', '/verify-email'],
    ['/verify-email//?token=abc', '/verify-email'],
    ['/VERIFY-EMAIL/?token=abc', '/verify-email'],
    ['/verify-email/?token=abc&utm_source=mail#top', '/verify-email/'],
  ])('is moved from %s and held for its page', (address, shown) => {
    const opened = open(address)
    expect(opened.shown).toBe(shown)
    expect(heldLinkToken(opened.memory, '/verify-email')).toBe('abc')
  })

  it('is found after a doubled leading slash', () => {
    const { memory, shown } = open('https://console.example//reset-password/?token=abc')
    expect(shown).toBe('/reset-password')
    expect(heldLinkToken(memory, '/reset-password')).toBe('abc')
  })

  it.each([
    ['/sign-in?token=abc&email=a%40b.example#x', '/sign-in?email=a%40b.example#x'],
    ['/verify-email/helena@example.com?token=abc', '/verify-email/helena@example.com'],
    ['/nowhere/?Token=abc&TOKEN=def', '/nowhere/'],
    ['https://console.example//evil.example/?token=abc', '/evil.example/'],
  ])('is removed from %s, which does not use it', (address, shown) => {
    expect(open(address).shown).toBe(shown)
  })

  it.each([
    ['/console/verify-email/?token=abc', '/console/verify-email/', 'abc'],
    ['https://console.example//console//VERIFY-EMAIL?token=abc', '/console/verify-email', 'abc'],
    ['/console/sign-in?token=abc&email=a%40b.example', '/console/sign-in?email=a%40b.example', undefined],
    ['/console?token=abc', '/console/', undefined],
  ])('is moved from %s, where the console is deployed below a path', (address, shown, token) => {
    const opened = open(address, '/console')
    expect(opened.shown).toBe(shown)
    expect(heldLinkToken(opened.memory, '/verify-email')).toBe(token)
  })

  it('leaves an address without a token unchanged', () => {
    expect(open('/organisation/1?drivers=banned').shown).toBe('/organisation/1?drivers=banned')
  })
})
