import { describe, expect, it, vi } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { fireEvent, render, screen } from '../internal/testing.ts'
import { ErrorPanel } from './ErrorPanel.tsx'

describeConformance('ErrorPanel', (probe) => (
  <ErrorPanel {...probe} detail="500" report="500" onRetry={() => undefined} />
))

describe('ErrorPanel', () => {
  it('shows the error on request, and hides it again', () => {
    render(<ErrorPanel detail="GET /drivers answered 500" />)
    expect(screen.getByRole('alert').textContent).toContain('Something went wrong!')
    const detail = screen.getByText('GET /drivers answered 500')
    expect(detail.hidden).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Show Error', expanded: false }))
    expect(detail.hidden).toBe(false)
    fireEvent.click(screen.getByRole('button', { name: 'Hide Error', expanded: true }))
    expect(detail.hidden).toBe(true)
  })

  it('tries again', () => {
    const onRetry = vi.fn()
    render(<ErrorPanel onRetry={onRetry} />)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('copies the report and says so', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    render(<ErrorPanel report="500 at /drivers" />)
    fireEvent.click(screen.getByRole('button', { name: 'Copy report' }))
    expect(await screen.findByText('Report copied')).toBeTruthy()
    expect(writeText).toHaveBeenCalledWith('500 at /drivers')
    writeText.mockRestore()
  })

  it('says that a page without a clipboard, as one without HTTPS, copies nothing', async () => {
    const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    render(<ErrorPanel report="500 at /drivers" />)
    fireEvent.click(screen.getByRole('button', { name: 'Copy report' }))
    expect(await screen.findByText('The report could not be copied')).toBeTruthy()
    clipboard.mockRestore()
  })

  it("offers nothing that it can't do", () => {
    render(<ErrorPanel title="We could not load your account." />)
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})
