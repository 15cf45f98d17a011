import { describe, expect, it, vi } from 'vitest'
import '../theme/index.ts'
import '../theme/reset.css.ts'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Pagination } from './Pagination.tsx'

const list = { pageCount: 21, hrefOf: (page: number) => `#page=${page}` }

describeConformance('Pagination', (probe) => <Pagination {...probe} {...list} page={3} />)

describe('Pagination', () => {
  it('is a navigation of real links, including the current page', () => {
    render(<Pagination {...list} page={3} />)
    expect(screen.getByRole('navigation', { name: 'Pagination' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe('#page=2')
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 3')
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe('#page=4')
  })

  it.each([
    [1, 'Previous page'],
    [21, 'Next page'],
  ])('has no link from page %d by "%s"', (page, name) => {
    render(<Pagination {...list} page={page} />)
    const step = screen.getByRole('link', { name })
    expect(step.getAttribute('aria-disabled')).toBe('true')
    expect(step.getAttribute('href')).toBeNull()
  })

  it("treats a page that doesn't exist as the nearest one, and warns the developer", () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    render(<Pagination {...list} page={50} />)
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('#page=21')
    expect(screen.queryByRole('link', { current: 'page' })).toBeNull()
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Pagination is at page 50 of 21'))
    warn.mockRestore()
  })
})
