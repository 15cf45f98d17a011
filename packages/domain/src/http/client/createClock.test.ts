import { describe, expect, it, vi } from 'vitest'
import { createClock } from './createClock.ts'

const minute = 60_000
const noon = new Date(2026, 2, 10, 12).getTime()

/** A clock on a device that says noon on 10 March; `sent` is an answer's time by the server, in minutes from noon. */
function clockAtNoon() {
  const time = { device: noon, elapsed: 1000 }
  const clock = createClock({ now: () => time.device, elapsed: () => time.elapsed })
  const headers = (sent: number, age?: number) =>
    new Headers({
      date: new Date(noon + sent * minute).toUTCString(),
      ...(age !== undefined && { age: String(age) }),
    })
  return { clock, time, headers }
}

describe('a clock', () => {
  it('is the device’s until an answer tells the time', () => {
    const { clock, headers } = clockAtNoon()
    expect([clock.now().getTime(), clock.today(), clock.error()]).toEqual([noon, '2026-03-10', undefined])
    clock.note(new Headers())
    expect(clock.now().getTime()).toBe(noon)
    clock.note(headers(3))
    expect([clock.now().getTime(), clock.error()]).toEqual([noon + 3 * minute, undefined])
  })

  it.each([
    [6, -6, '2026-03-10'],
    [-6, 6, '2026-03-10'],
    [10 * 24 * 60, -14_400, '2026-03-20'],
    [-10 * 24 * 60, 14_400, '2026-03-10'],
  ])('judges by the later day when the server is ahead by %i minutes', (ahead, error, today) => {
    const { clock, headers } = clockAtNoon()
    clock.note(headers(ahead))
    expect([clock.error(), clock.today()]).toEqual([error, today])
  })

  it('goes on while nothing is answered, also after the device’s clock was set', () => {
    const { clock, time, headers } = clockAtNoon()
    clock.note(headers(0))
    time.elapsed += 30 * minute
    time.device -= 60 * minute
    expect(clock.now().getTime()).toBe(noon + 30 * minute)
    expect(clock.error()).toBe(-90)
  })

  it('never goes back for an answer that a cache has kept', () => {
    const { clock, headers } = clockAtNoon()
    const listener = vi.fn()
    clock.subscribe(listener)
    clock.note(headers(-300))
    expect(clock.error()).toBe(300)
    clock.note(headers(0))
    clock.note(headers(-300))
    expect(clock.error()).toBeUndefined()
    expect(listener).toHaveBeenCalledTimes(2)
  })

  it.each([
    [headersOf(0), false],
    [headersOf(-4), false],
    [headersOf(-6), true],
    [headersOf(0, 299), false],
    [headersOf(0, 301), true],
  ])('tells an old answer from a live one: %o', (given, isOld) => {
    const { clock, headers } = clockAtNoon()
    clock.note(headers(0))
    expect(clock.isOld(clock.stampOf(given))).toBe(isOld)
  })

  function headersOf(sent: number, age?: number) {
    return clockAtNoon().headers(sent, age)
  }
})
