import { describe, expect, it } from 'vitest'
import '../theme/index.ts'
import '../theme/reset.css.ts'
import { describeConformance, violationsIn } from '../internal/conformance.tsx'
import { fireEvent, render, screen } from '../internal/testing.ts'
import { Truncate } from './Truncate.tsx'

const name = 'Maximilian von Braunschweig-Wolfenbüttel'

describeConformance('Truncate', (probe) => <Truncate {...probe}>{name}</Truncate>, { noRef: true })

describe('Truncate', () => {
  it('shows the whole text while the link around it is focused, and only then', () => {
    render(
      <a href="#max" style={{ display: 'block', width: 120 }}>
        <Truncate>{name}</Truncate>
      </a>,
    )
    const link = screen.getByRole('link', { name })
    expect(screen.getAllByText(name)).toHaveLength(1)
    fireEvent.focus(link)
    expect(screen.getAllByText(name)).toHaveLength(2)
    fireEvent.blur(link)
    expect(screen.getAllByText(name)).toHaveLength(1)
  })

  it('shows nothing more if nothing is cut', () => {
    render(
      <a href="#max" style={{ display: 'block', width: 600 }}>
        <Truncate>{name}</Truncate>
      </a>,
    )
    fireEvent.focus(screen.getByRole('link'))
    expect(screen.getAllByText(name)).toHaveLength(1)
  })

  it('keeps the domain of an e-mail address visible, and the address a single text for screen readers and copying', async () => {
    const { container } = render(
      <a href="#mail" style={{ display: 'block', width: 160 }}>
        <Truncate dir="ltr" keepFrom="@">
          maximilian.von.braunschweig@example.com
        </Truncate>
      </a>,
    )
    const link = screen.getByRole('link', { name: 'maximilian.von.braunschweig@example.com' })
    const text = screen.getByText('maximilian.von.braunschweig@example.com')
    expect(text.childNodes).toHaveLength(1)
    getSelection()?.selectAllChildren(link)
    expect(getSelection()?.toString()).toBe('maximilian.von.braunschweig@example.com')
    getSelection()?.removeAllRanges()
    const [start, end] = ['::before', '::after'].map((part) =>
      getComputedStyle(text.parentElement as HTMLElement, part),
    )
    expect(start?.content).toContain('maximilian.von.braunschweig')
    expect(end?.content).toContain('@example.com')
    expect(end?.width).not.toBe('0px')
    expect(await violationsIn(container)).toEqual([])
  })
})
