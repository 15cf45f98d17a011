import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { descriptionOf, fireEvent, render, screen } from '../internal/testing.ts'
import { Switch } from './Switch.tsx'

describeConformance('Switch', (probe) => <Switch {...probe} label="Live statuses" />, { rootIsWrapper: true })

describe('Switch', () => {
  it('is toggled by its label and described by its hint', () => {
    render(<Switch label="Live statuses" hint="Every 10 seconds." />)
    const live = screen.getByRole('switch', { name: 'Live statuses' })
    fireEvent.click(screen.getByText('Live statuses'))
    expect(live).toHaveProperty('checked', true)
    expect(descriptionOf(live)).toBe('Every 10 seconds.')
  })
})
