import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { PasswordRules } from './PasswordRules.tsx'

const rules = [
  { text: 'At least 8 characters', isMet: true },
  { text: 'At least one special character', isMet: false },
]

describeConformance('PasswordRules', (probe) => <PasswordRules {...probe} rules={rules} />)

describe('PasswordRules', () => {
  it('says of each rule whether it is met', () => {
    render(<PasswordRules rules={rules} />)
    const list = screen.getByRole('list', { name: 'Password rules' })
    expect([...list.children].map((item) => item.textContent)).toEqual([
      'At least 8 characters, met',
      'At least one special character, not met yet',
    ])
  })
})
