import { shape } from '../struct/shape.ts'
import { required, textRule } from '../struct/textRule.ts'

/** Pads a driver ID to six digits in pairs, such as "04 21 97". */
export function formatDriverId(dtId: number): string {
  const digits = String(dtId)
  const even = Math.max(6, digits.length + (digits.length % 2))
  return digits.padStart(even, '0').replace(/\d\d(?=\d)/g, '$& ')
}

/** A driver ID as a filter: without whitespace and leading zeros; `undefined` if nothing is left. */
export function driverIdFilter(text: string): string | undefined {
  const digits = text.replace(/\s+/gu, '').replace(/^0+(?=.)/, '')
  return digits === '' ? undefined : digits
}

/** The form of the gate check; takes as many digits as a number holds exactly. */
export const GateCheckForm = shape({
  driverId: required(
    textRule('driverId', (text) =>
      /^[\d\s]+$/.test(text) && text.replace(/\s+/g, '').length <= 15 ? undefined : 'Driver IDs contain only digits.',
    ),
  ),
})
