import { act, cleanup, fireEvent, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEBOUNCE, useOnSettled, useTypedText } from './useOnSettled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useOnSettled(text, () => setSettled(text))
  return settled
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('settles on a text once nobody has typed for a while', async () => {
  const { result, rerender } = renderHook(useSettled, { initialProps: '' })
  rerender('A')
  await wait(DEBOUNCE - 1)
  rerender('Ad')
  await wait(DEBOUNCE - 1)
  expect(result.current).toBe('')
  await wait(1)
  expect(result.current).toBe('Ad')
})

test('waits for the end of a composition, however long it takes', async () => {
  const { result, rerender } = renderHook(useSettled, { initialProps: '' })
  fireEvent.compositionStart(document.body)
  for (const text of ['た', 'たn', 'たなk', 'たなか']) {
    rerender(text)
    await wait(5 * DEBOUNCE)
  }
  expect(result.current).toBe('')
  fireEvent.compositionEnd(document.body)
  await wait(DEBOUNCE)
  expect(result.current).toBe('たなか')
})

test('a typed text sets its value once it settles, keeps its blanks, and follows a value changed elsewhere', async () => {
  const onSettle = vi.fn()
  const { result, rerender } = renderHook((value: string) => useTypedText(value, onSettle), { initialProps: '' })
  act(() => result.current[1]('Ada '))
  await wait(DEBOUNCE)
  expect(onSettle.mock.calls).toEqual([['Ada']])
  rerender('Ada')
  expect(result.current[0]).toBe('Ada ')
  rerender('Ben')
  expect(result.current[0]).toBe('Ben')
  await wait(DEBOUNCE)
  expect(onSettle).toHaveBeenCalledTimes(1)
})
