import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render, screen } from '../internal/testing.ts'
import { Select } from '../select/Select.tsx'
import { Csp } from './Csp.tsx'

describe('Csp', () => {
  it('keeps what opens inside it from adding style elements', async () => {
    render(
      <Csp>
        <Select aria-label="One" options={[{ value: '1', label: 'One' }]} value={null} onChange={() => undefined} />
      </Csp>,
    )
    const before = document.querySelectorAll('style').length
    await userEvent.click(screen.getByRole('combobox'))
    await screen.findByRole('option')
    expect(document.querySelectorAll('style').length).toBe(before)
  })
})
