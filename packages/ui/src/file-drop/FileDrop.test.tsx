import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { describeConformance } from '../internal/conformance.tsx'
import { descriptionOf, fireEvent, render, screen } from '../internal/testing.ts'
import { FileDrop } from './FileDrop.tsx'

describeConformance('FileDrop', (probe) => <FileDrop {...probe} label="Choose a CSV file" onFile={() => undefined} />)

const file = new File(['a,b'], 'drivers.csv', { type: 'text/csv' })

describe('FileDrop', () => {
  it('accepts the chosen file', async () => {
    const onFile = vi.fn()
    render(<FileDrop label="Choose a CSV file" accept=".csv" onFile={onFile} />)
    await userEvent.upload(screen.getByLabelText('Choose a CSV file'), file)
    expect(onFile.mock.calls[0]?.[0]).toHaveProperty('name', 'drivers.csv')
  })

  it.each([
    ['the dropped file', ['drivers.csv']],
    ['the first of several', ['drivers.csv', 'others.csv']],
    ['nothing where no file is dropped', []],
  ])('accepts %s', (_, names) => {
    const onFile = vi.fn()
    const { container } = render(<FileDrop label="Choose a CSV file" onFile={onFile} />)
    const dataTransfer = new DataTransfer()
    for (const name of names) dataTransfer.items.add(new File(['a,b'], name, { type: 'text/csv' }))
    fireEvent(container.firstElementChild as Element, new DragEvent('drop', { dataTransfer, bubbles: true }))
    expect(onFile.mock.calls.map(([taken]) => taken.name)).toEqual(names.slice(0, 1))
  })

  it('says what is wrong with it', () => {
    render(<FileDrop label="Choose a CSV file" error="This is not a CSV file." onFile={() => undefined} />)
    expect(descriptionOf(screen.getByLabelText('Choose a CSV file'))).toBe('This is not a CSV file.')
  })
})
