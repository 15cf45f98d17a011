import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useOnce } from './useOnce.ts'

afterEach(cleanup)

it('starts nothing while work is under way, and is busy for as long', async () => {
  const { result } = renderHook(useOnce)
  const { promise, resolve } = Promise.withResolvers<string>()
  const work = vi.fn(() => promise)
  const { once } = result.current
  let first: unknown
  let second: unknown
  act(() => {
    first = once(work)
    second = once(work) // a second click in the same task
  })
  await expect(second).resolves.toBeUndefined()
  expect(result.current.isBusy).toBe(true)
  await act(async () => resolve('done'))
  await expect(first).resolves.toBe('done')
  expect(work).toHaveBeenCalledOnce()
  expect(result.current).toEqual({ isBusy: false, once })
})

it('can be tried again after a failure, which goes to the caller', async () => {
  const { result } = renderHook(useOnce)
  const failure = new Error('no')
  await act(() => expect(result.current.once(() => Promise.reject(failure))).rejects.toBe(failure))
  expect(result.current.isBusy).toBe(false)
  await act(() => expect(result.current.once(async () => 'done')).resolves.toBe('done'))
})
