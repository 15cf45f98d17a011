import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Stepper } from './Stepper.tsx'

const steps = ['Your profile', 'Your organisation', 'Billing']

describeConformance('Stepper', (probe) => <Stepper {...probe} label="Set-up" steps={steps} current={1} />)

describe('Stepper', () => {
  it('says which step is current and which are done', () => {
    render(<Stepper label="Set-up" steps={steps} current={1} />)
    const [first, second, third] = screen.getAllByRole('listitem')
    expect(first?.textContent).toBe('Your profile, done')
    expect(second?.getAttribute('aria-current')).toBe('step')
    expect(second?.textContent).toBe('Step 2 of 3: Your organisation') // on a phone, where the other labels don't show
    expect(third?.textContent).toBe('Billing')
  })
})
