import { shape } from '../struct/shape.ts'
import { required, textRule } from '../struct/textRule.ts'
import { visibleText } from '../text/pastedText.ts'

/** Pads a driver ID to six digits in pairs, such as "04 21 97". */
export function formatDriverId(dtId: number): string {
  const digits = String(dtId)
  const even = Math.max(6, digits.length + (digits.length % 2))
  return digits.padStart(even, '0').replace(/\d\d(?=\d)/g, '$& ')
}

/** The same without blanks, for what other programs read: files, and what is copied. */
export function driverIdDigits(dtId: number): string
export function driverIdDigits(dtId: number | undefined): string | undefined
export function driverIdDigits(dtId: number | undefined): string | undefined {
  return dtId === undefined ? undefined : formatDriverId(dtId).replaceAll(' ', '')
}

/** A driver ID as it is written or pasted, "#04-21-97", as a filter: without leading zeros; `undefined` if nothing is left. */
export function driverIdFilter(text: string): string | undefined {
  const digits = visibleText(text)
    .replace(/[\s#-]+/g, '')
    .replace(/^0+(?=.)/, '')
  return digits === '' ? undefined : digits
}

/** The form of the gate check; takes as many digits as a number holds exactly. */
export const GateCheckForm = shape({
  driverId: required(
    textRule('driverId', (text) => {
      const id = driverIdFilter(text) ?? ''
      if (!/^\d+$/.test(id)) return 'Driver IDs contain only digits.'
      return id.length > 15 ? 'No driver ID has this many digits.' : undefined
    }),
  ),
})
