import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { describeConformance, violationsIn } from '../internal/conformance.tsx'
import { fireEvent, render, screen } from '../internal/testing.ts'
import type { PhoneFormat } from './CountryButton.tsx'
import { PhoneInput } from './PhoneInput.tsx'

const format: PhoneFormat = {
  countries: [
    { code: 'HR', name: 'Croatia', dialCode: '385' },
    { code: 'DE', name: 'Germany', dialCode: '49' },
  ],
  read: (text, country) => ({
    shown: text.replace(/\s/g, '·'),
    value: text.replace(/\D/g, ''),
    country: text.startsWith('+49') ? 'DE' : country,
  }),
}

const loadAtOnce = () => Promise.resolve(format)

describeConformance('PhoneInput', (probe) => (
  <PhoneInput {...probe} aria-label="Phone" value="" onChange={() => undefined} load={loadAtOnce} />
))

function Phone({ load, start = '' }: { load: () => Promise<PhoneFormat>; start?: string }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <PhoneInput aria-label="Phone" value={value} onChange={setValue} load={load} defaultCountry="HR" />
      <output>{value}</output>
    </>
  )
}

describe('PhoneInput', () => {
  it('loads the phone rules only when it is reached', async () => {
    const load = vi.fn(() => Promise.resolve(format))
    render(<Phone load={load} />)
    expect(load).not.toHaveBeenCalled()
    screen.getByRole('textbox', { name: 'Phone' }).focus()
    const country = { name: 'Country code: Croatia, +385' }
    expect(await screen.findByRole('combobox', country, { timeout: 5000 })).toBeTruthy() // its code loads here for the first time
    expect(load).toHaveBeenCalledOnce()
  })

  it('keeps the focus on the country, and opens its list if it was clicked before it loaded', async () => {
    render(<Phone load={loadAtOnce} />)
    const standIn = screen.getByRole('combobox', { name: 'Country code' })
    standIn.focus()
    fireEvent.click(standIn)
    expect(await screen.findByRole('option', { name: /Germany/ }, { timeout: 5000 })).toBeTruthy()
    expect(standIn.isConnected).toBe(false)
    expect(screen.getByRole('combobox', { name: /^Country code/, expanded: true })).toBeTruthy()
  })

  it('keeps the focus on the country if it was only reached', async () => {
    render(<Phone load={loadAtOnce} />)
    screen.getByRole('combobox', { name: 'Country code' }).focus()
    const country = await screen.findByRole('combobox', { name: 'Country code: Croatia, +385' }, { timeout: 5000 })
    await expect.poll(() => document.activeElement).toBe(country)
  })

  it("is a plain field while the phone rules can't be loaded, and loads them again when the form is sent", async () => {
    const load = vi.fn<() => Promise<PhoneFormat>>().mockRejectedValueOnce(new TypeError('Failed to fetch'))
    load.mockImplementation(loadAtOnce)
    render(
      <form onSubmit={(event) => event.preventDefault()}>
        <Phone load={load} />
        <button type="submit">Send</button>
      </form>,
    )
    const input = screen.getByRole('textbox', { name: 'Phone' })
    input.focus()
    await expect.poll(() => load.mock.calls.length).toBe(1)
    fireEvent.change(input, { target: { value: '+49' } })
    expect(input).toHaveProperty('value', '+49')
    screen.getByRole('button', { name: 'Send' }).click()
    expect(await screen.findByRole('combobox', { name: 'Country code: Germany, +49' })).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('shows one form, stores another and follows the typed country', async () => {
    const { container } = render(<Phone load={loadAtOnce} start="1" />)
    await screen.findByRole('combobox', { name: 'Country code: Croatia, +385' })
    const input = screen.getByRole('textbox', { name: 'Phone' })
    fireEvent.change(input, { target: { value: '+49 151 23' } })
    expect(input).toHaveProperty('value', '+49·151·23')
    expect(screen.getByRole('status').textContent).toBe('4915123')
    expect(screen.getByRole('combobox', { name: 'Country code: Germany, +49' })).toBeTruthy()
    expect(await violationsIn(container)).toEqual([])
  })

  it("doesn't compile without a name", () => {
    // @ts-expect-error: it needs an id for its label, aria-label or aria-labelledby
    expect(<PhoneInput value="" onChange={() => undefined} load={loadAtOnce} />).toBeTruthy()
  })
})
