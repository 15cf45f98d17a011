import { describe, expect, it } from 'vitest'
import { BrandProvider } from '../brand/Brand.tsx'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Lockup, Mark } from './Mark.tsx'

describeConformance('Mark', (probe) => <Mark {...probe} label="Product" />)
describeConformance('Lockup', (probe) => <Lockup {...probe} name="Product" />)

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

  it('is the mark of the brand above, with its name', () => {
    const mark = { rounding: 0, near: 'M6 12h12v6H6Z', far: 'M6 6h6v6H6Z' }
    const brand = { name: 'Orchard', mark, hue: 325, radius: { small: 1, control: 2, card: 3 } }
    const { container } = render(
      <BrandProvider brand={brand}>
        <Lockup name="Product" />
      </BrandProvider>,
    )
    expect(container.textContent).toBe('Orchard')
    expect([...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([mark.far, mark.near])
  })
})
