import { expect, test } from 'vitest'
import { contactHref } from './contact.tsx'

test.each([
  ['mailto', 'ada+fleet@example.org', 'mailto:ada+fleet@example.org'],
  [
    'mailto',
    'ada@example.org?bcc=eve@example.org&body=Hi',
    'mailto:ada@example.org%3Fbcc%3Deve%40example.org%26body%3DHi',
  ],
  ['mailto', 'a@example.org,eve@example.org', 'mailto:a@example.org%2Ceve%40example.org'],
  ['tel', '+48512001000', 'tel:+48512001000'],
  ['tel', '+48512001000#*21', 'tel:+48512001000%23*21'],
] as const)('a link for %s to %s adds nothing to it', (scheme, value, href) => {
  expect(contactHref(scheme, value)).toBe(href)
})
