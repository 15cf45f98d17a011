import { configure } from '@testing-library/dom'
import fc from 'fast-check'

/**
 * Set-up of the unit tests: everything they depend on besides the code. Property tests use one seed, so that a run can
 * be repeated; `DEEP=1` picks a random one, which fast-check prints with every failure, and `SEED=<number>` repeats
 * it. `CLOCK_YEARS=<n>` moves the clock, since no result may depend on the day; set TZ and LANG for the same purpose.
 */
const { DEEP, SEED, CLOCK_YEARS } = process.env

if (SEED || !DEEP) fc.configureGlobal({ seed: Number(SEED ?? 20_261_122) })
configure({ asyncUtilTimeout: 20_000 }) // a busy machine can stand still for longer than the usual second
if (CLOCK_YEARS) shiftClock(Number(CLOCK_YEARS) * 365.25 * 24 * 60 * 60 * 1000)

function shiftClock(milliseconds: number) {
  const { Date: RealDate } = globalThis
  if ('isShifted' in RealDate) return // one process runs many files
  const realNow = RealDate.now
  const now = () => realNow() + milliseconds
  const ShiftedDate = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [RealDate.now()] : given, newTarget),
    apply: () => new RealDate(RealDate.now()).toString(),
    has: (target, name) => name === 'isShifted' || Reflect.has(target, name),
  })
  RealDate.now = now
  globalThis.Date = ShiftedDate
}
