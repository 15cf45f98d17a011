import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { PageHeader } from './PageHeader.tsx'

describeConformance('PageHeader', (probe) => <PageHeader {...probe} title="North" description="A branch." />)

describe('PageHeader', () => {
  it('contains the h1, which code can focus', () => {
    render(<PageHeader title="North" />)
    const title = screen.getByRole('heading', { level: 1, name: 'North' })
    title.focus()
    expect(document.activeElement).toBe(title)
  })
})
