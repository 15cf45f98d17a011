import { describe, expect, it } from 'vitest'
import { conforms } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Lockup, Mark } from './Mark.tsx'

conforms('Mark', (probe) => <Mark {...probe} label="Product" />)
conforms('Lockup', (probe) => <Lockup {...probe} name="Product" />)

describe('Mark', () => {
  it('is silent beside the name and announced alone', () => {
    render(
      <>
        <Lockup name="Product" />
        <Mark label="Product" />
      </>,
    )
    expect(screen.getAllByRole('img')).toHaveLength(1)
  })
})
