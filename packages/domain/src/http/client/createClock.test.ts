import { afterEach, describe, expect, it, vi } from 'vitest'
import { createClock } from './createClock.ts'

const minute = 60_000
const noon = new Date(2026, 2, 10, 12).getTime()

/** A clock on a device that says noon on 10 March. */
function clockAtNoon() {
  const time = { device: noon, elapsed: 1000 }
  vi.spyOn(Date, 'now').mockImplementation(() => time.device)
  vi.spyOn(performance, 'now').mockImplementation(() => time.elapsed)
  return { clock: createClock(), time }
}

/** `sent` is an answer's time by the server, in minutes from noon. */
function headers(sent: number, age?: number) {
  return new Headers({
    date: new Date(noon + sent * minute).toUTCString(),
    ...(age !== undefined && { age: String(age) }),
  })
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a clock', () => {
  it('is the device’s until an answer tells the time', () => {
    const { clock } = clockAtNoon()
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
    const { clock } = clockAtNoon()
    clock.note(headers(ahead))
    expect([clock.error(), clock.today()]).toEqual([error, today])
  })

  it('goes on while nothing is answered, also after the device’s clock was set', () => {
    const { clock, time } = clockAtNoon()
    clock.note(headers(0))
    time.elapsed += 30 * minute
    time.device -= 60 * minute
    expect(clock.now().getTime()).toBe(noon + 30 * minute)
    expect(clock.error()).toBe(-90)
  })

  it("blames no device that has slept until the next answer: this page's count can stand still meanwhile", () => {
    const { clock, time } = clockAtNoon()
    clock.note(headers(0))
    time.device += 480 * minute
    expect(clock.error()).toBeUndefined()
    clock.note(headers(480))
    expect(clock.error()).toBeUndefined()
    clock.note(headers(490))
    clock.note(headers(490))
    expect(clock.error()).toBe(-10)
  })

  it('reads the first age of an answer that two caches have kept', () => {
    const { clock } = clockAtNoon()
    const { date } = Object.fromEntries(headers(0))
    expect(
      clock.isOld(
        clock.stampOf(
          new Headers([
            ['date', date ?? ''],
            ['age', '700'],
            ['age', '700'],
          ]),
        ),
      ),
    ).toBe(true)
  })

  it('never goes back for an answer that a cache has kept', () => {
    const { clock } = clockAtNoon()
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
    ['before', [6, 0]],
    ['after', [0, 6]],
    ['between', [-10, 6, 0]],
    ['years before', [6_000_000, 0, -6]],
  ])('doesn’t believe a single answer that is ahead of this device and of others, %s', (_, sent) => {
    const { clock, time } = clockAtNoon()
    for (const minutes of sent) clock.note(headers(minutes))
    expect([clock.now().getTime(), clock.error(), clock.today()]).toEqual([noon, undefined, '2026-03-10'])
    expect(clock.isOld(clock.stampOf(headers(0)))).toBe(true) // for now: it can be the only live one
    time.elapsed += 5 * minute
    time.device += 5 * minute
    expect(clock.isOld(clock.stampOf(headers(5)))).toBe(false)
  })

  it.each([
    ['this device agrees with none', [-10, 6]],
    ['a second answer says so', [0, 6, 8]],
    ['a second answer says so, after others', [6, 0, 0, 8]],
  ])('believes an answer that is ahead if %s', (_, sent) => {
    const { clock } = clockAtNoon()
    const listener = vi.fn()
    for (const minutes of sent.slice(0, -1)) clock.note(headers(minutes))
    clock.subscribe(listener)
    clock.note(headers(sent.at(-1) ?? 0))
    expect(clock.now().getTime()).toBe(noon + (sent.at(-1) ?? 0) * minute)
    expect(clock.isOld(clock.stampOf(headers(0)))).toBe(true)
    expect(listener).toHaveBeenCalledOnce()
  })

  it.each([
    [headers(0), false],
    [headers(-4), false],
    [headers(-6), true],
    [headers(0, 299), false],
    [headers(0, 301), true],
  ])('tells an old answer from a live one: %o', (given, isOld) => {
    const { clock } = clockAtNoon()
    clock.note(headers(0))
    expect(clock.isOld(clock.stampOf(given))).toBe(isOld)
  })
})
