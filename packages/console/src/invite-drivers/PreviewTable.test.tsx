import { validateRow } from '@driver-trust/domain/import'
import { loadPhoneRules, type PhoneRules } from '@driver-trust/domain/phone'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PreviewTable } from './PreviewTable.tsx'

let rules: PhoneRules
beforeAll(async () => {
  rules = await loadPhoneRules()
})
afterEach(cleanup)

/** Fifty rows; the first has no first name. */
function preview() {
  const readings = vi.fn(rules.readings)
  const onEdit = vi.fn()
  const rows = Array.from({ length: 50 }, (_, index) => {
    const cells = { firstName: index ? 'Ada' : '', lastName: 'Ek', phoneNumber: `+467012345${index + 10}`, email: '' }
    return validateRow({ row: index + 2, cells }, { rules, country: 'SE' })
  })
  const given = {
    name: 'drivers.csv',
    rules: { ...rules, readings },
    country: 'SE',
    bare: undefined,
    onEdit,
    onRemove: vi.fn(),
  }
  render(<PreviewTable {...given} rows={rows} />)
  readings.mockClear()
  return { readings, onEdit, rows }
}

const cellOf = (label: string, row: number) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `${label}, row ${row}` })
const type = (cell: HTMLElement, value: string) => fireEvent.change(cell, { target: { value } })

describe('PreviewTable', () => {
  it('validates only the edited row, and passes on the whole row', () => {
    const { readings, onEdit, rows } = preview()
    expect(cellOf('First name', 2).getAttribute('aria-invalid')).toBe('true')
    expect(onEdit).not.toHaveBeenCalled()
    type(cellOf('Phone number', 30), '12')
    expect(screen.getByText('Please provide correct telephone number.')).toBeTruthy()
    expect(new Set(readings.mock.calls.map(([text]) => text))).toEqual(new Set(['12']))
    expect(onEdit).toHaveBeenCalledExactlyOnceWith(30, { ...rows[28]?.cells, phoneNumber: '12' })
    type(cellOf('Phone number', 30), '+46701234538')
    expect(screen.queryByText('Please provide correct telephone number.')).toBeNull()
  })

  it('treats a cleared cell as an empty string, and shows the error at once', () => {
    const { onEdit, rows } = preview()
    type(cellOf('Last name', 3), '')
    expect(onEdit).toHaveBeenCalledExactlyOnceWith(3, { ...rows[1]?.cells, lastName: '' })
    expect(screen.getByText('Please enter last name.')).toBeTruthy()
  })

  it('has no form element, so that Enter in a cell cannot submit', () => {
    preview()
    expect(cellOf('First name', 2).form).toBeNull()
  })
})
