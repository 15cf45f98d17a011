import { RequestError } from '@driver-trust/domain/http'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemory } from '../host/createMemory.ts'
import { HostContext } from '../host/host.ts'
import { storageOf, testHost } from '../host/testHost.ts'

import { NOT_FOUND, unsentText, useSendOnce } from './useSendOnce.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const failed = (status: number) => new RequestError({ call: 'POST /x', failure: 'http', status })
const lost = new RequestError({ call: 'POST /x', failure: 'timeout' })

/** Creates tabs over storage that outlives them, as session storage outlives a reload. */
function tabs() {
  const held = new Map<string, string>()
  return () => {
    const memory = createMemory(storageOf(held))
    const host = testHost({ memory, drafts: createMemory(storageOf(held)) })
    const wrapper = ({ children }: { children: ReactNode }) => <HostContext value={host}>{children}</HostContext>
    return renderHook(useSendOnce, { wrapper }).result.current
  }
}

describe('useSendOnce', () => {
  it('sends without a lookup the first time and after a refusal', async () => {
    const sendOnce = tabs()()
    const lookUp = vi.fn(async () => NOT_FOUND as never)
    const refused = failed(409)
    await expect(sendOnce('me', { key: 'a', send: () => Promise.reject(refused), lookUp })).rejects.toBe(refused)
    await expect(sendOnce('me', { key: 'a', send: async () => 'done', lookUp })).resolves.toBe('done')
    expect(lookUp).not.toHaveBeenCalled()
  })

  it.each([lost, failed(500), failed(502)])(
    'looks up an unknown outcome before a retry, also after a reload',
    async (error) => {
      const open = tabs()
      const send = vi.fn(() => Promise.reject(error))
      await expect(open()('me', { key: 'a', send, lookUp: async () => NOT_FOUND as never })).rejects.toBe(error)
      const found = await open()<string>('me', { key: 'a', send, lookUp: async () => 'found' })
      expect(found).toBe('found')
      expect(send).toHaveBeenCalledTimes(1)
    },
  )

  it('sends again if nothing is found, keeps keys apart, and forgets settled attempts', async () => {
    const open = tabs()
    await expect(
      open()('me', { key: 'a', send: () => Promise.reject(lost), lookUp: async () => NOT_FOUND as never }),
    ).rejects.toBe(lost)
    const lookUp = vi.fn(async () => NOT_FOUND as never)
    await expect(open()('me', { key: 'b', send: async () => 'other thing', lookUp })).resolves.toBe('other thing')
    expect(lookUp).not.toHaveBeenCalled()
    await expect(open()('me', { key: 'a', send: async () => 'sent', lookUp })).resolves.toBe('sent')
    expect(lookUp).toHaveBeenCalledTimes(1)
    await expect(open()('me', { key: 'a', send: async () => 'next', lookUp })).resolves.toBe('next')
    expect(lookUp).toHaveBeenCalledTimes(1)
  })

  it('treats a call made while offline as not sent', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const open = tabs()
    const lookUp = vi.fn(async () => NOT_FOUND as never)
    await expect(open()('me', { key: 'a', send: () => Promise.reject(lost), lookUp })).rejects.toBe(lost)
    await open()('me', { key: 'a', send: async () => 'sent', lookUp })
    expect(lookUp).not.toHaveBeenCalled()
  })
})

it.each([
  [lost, /we don’t know whether this was sent/],
  [failed(502), /we don’t know whether this was sent/],
  [failed(500), /^This could not be sent\. What you typed is kept\. Try again\.$/],
  [failed(403), /^This could not be sent/],
  [failed(429), /Try again\. The server has had too many requests, so wait a minute first\.$/],
])('explains %o', (error, text) => {
  expect(unsentText(error)).toMatch(text)
})
