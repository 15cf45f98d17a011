import { validateRow } from '@driver-trust/domain/import'
import type { DraftRow } from '@driver-trust/domain/invitation'
import { loadPhoneRules, type PhoneRules } from '@driver-trust/domain/phone'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useCallback, useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { PreviewTable } from './PreviewTable.tsx'

let rules: PhoneRules
beforeAll(async () => {
  rules = await loadPhoneRules()
})
afterEach(cleanup)

const given = { name: 'drivers.csv', country: 'SE', bare: undefined, onRemove: vi.fn() }

function rowOf(index: number, firstName: string) {
  const cells = { firstName, lastName: 'Ek', phoneNumber: `+467012345${index + 10}`, email: '' }
  return validateRow({ row: index + 2, cells }, { rules, country: 'SE' })
}

/** Fifty rows; the first has no first name. */
function preview() {
  const readings = vi.fn(rules.readings)
  const onEdit = vi.fn()
  const rows = Array.from({ length: 50 }, (_, index) => rowOf(index, index ? 'Ada' : ''))
  render(<PreviewTable {...given} rules={{ ...rules, readings }} onEdit={onEdit} rows={rows} />)
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

  it('passes on the last letter before a press that follows at once', () => {
    const sent = vi.fn()
    function Host() {
      const [row, setRow] = useState(rowOf(0, 'Ada'))
      const onEdit = useCallback((_: number, cells: DraftRow) => setRow((each) => ({ ...each, cells })), [])
      return (
        <>
          <PreviewTable {...given} rules={rules} rows={[row]} onEdit={onEdit} />
          <button type="button" onClick={() => sent(row.cells.firstName)}>
            Send
          </button>
        </>
      )
    }
    render(<Host />)
    const cell = cellOf('First name', 2)
    cell.focus()
    document.execCommand('insertText', false, 'm')
    screen.getByText('Send').click()
    expect(sent).toHaveBeenCalledExactlyOnceWith(cell.value)
    expect(cell.value).toBe('Adam')
  })

  it('has no form element, so that Enter in a cell cannot submit', () => {
    preview()
    expect(cellOf('First name', 2).form).toBeNull()
  })
})
