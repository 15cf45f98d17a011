import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { violationsIn } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Tooltip } from './Tooltip.tsx'

describe('Tooltip', () => {
  it('is the description of its element and shows on focus', async () => {
    render(
      <Tooltip text="12 March 2026">
        <button type="button">3 days ago</button>
      </Tooltip>,
    )
    expect(screen.getByRole('button', { name: '3 days ago' }).ariaDescription).toBe('12 March 2026')
    await userEvent.tab()
    const shown = await screen.findByText('12 March 2026')
    expect(await violationsIn(shown)).toEqual([])
  })
})
