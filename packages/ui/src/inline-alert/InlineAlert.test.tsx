import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { InlineAlert } from './InlineAlert.tsx'

describeConformance('InlineAlert', (probe) => <InlineAlert {...probe}>Read this.</InlineAlert>)

describe('InlineAlert', () => {
  it('interrupts for an error and otherwise waits', () => {
    render(
      <>
        <InlineAlert tone="error">Wrong password.</InlineAlert>
        <InlineAlert tone="warning">Soon.</InlineAlert>
      </>,
    )
    expect(screen.getByRole('alert').textContent).toBe('Wrong password.')
    expect(screen.getByRole('status').textContent).toBe('Soon.')
  })
})
