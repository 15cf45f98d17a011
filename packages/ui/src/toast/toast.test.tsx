import { StrictMode } from 'react'
import { toast as sonner } from 'sonner'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ToneShape } from '../icon/ToneShape.tsx'
import { violationsIn } from '../internal/conformance.tsx'
import { computedColour, fireEvent, render, screen, within } from '../internal/testing.ts'
import { themes } from '../theme/values.ts'
import { Toaster, toast } from './Toaster.tsx'
import '../theme/index.ts'

describe('toast', () => {
  it('waits for a Toaster that is still loading', async () => {
    toast.success('Invitation has been sent.')
    render(<Toaster />)
    const message = await screen.findByText('Invitation has been sent.', {}, { timeout: 5000 })
    expect(message).toBeTruthy()
    expect(screen.getByText('Success')).toBeTruthy()
    const region = screen.getByRole('region', { name: 'Notifications' })
    toast.error('Invitation could not be sent. Please try again later.')
    expect(await within(region).findByText('Something went wrong')).toBeTruthy()
    const closes = within(region).getAllByRole('button', { name: 'Close toast' })
    expect(closes).toHaveLength(2)
    expect(await violationsIn(region)).toEqual([])
    fireEvent.click(closes[0] as HTMLElement)
    await expect.poll(() => within(region).queryAllByRole('listitem').length).toBe(1)
  })
  it('stays while it is focused, and continues when the focus leaves', async () => {
    render(
      <>
        <Toaster />
        <button type="button">Elsewhere</button>
      </>,
    )
    toast.success('Role has been changed.')
    await screen.findByText('Role has been changed.', {}, { timeout: 5000 })
    const durations = () => sonner.getToasts().map((shown) => ('duration' in shown ? shown.duration : undefined))
    screen.getAllByRole('button', { name: 'Close toast' })[0]?.focus()
    await expect.poll(() => new Set(durations())).toEqual(new Set([Number.POSITIVE_INFINITY]))
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    elsewhere.focus()
    await expect.poll(() => new Set(durations())).toEqual(new Set([5000]))
    await userEvent.keyboard('{Alt>}{t}{/Alt}')
    await userEvent.tab()
    expect(document.activeElement).not.toBe(elsewhere)
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(elsewhere)
  })
  it('shows in the next Toaster what the last one still showed, unless that was cleared, and no toast twice', async () => {
    const { unmount } = render(<Toaster />)
    toast.success('Driver has been banned.')
    await screen.findByText('Driver has been banned.', {}, { timeout: 5000 })
    unmount()
    const { unmount: unmountSecond } = render(<Toaster />)
    expect(await screen.findByText('Driver has been banned.')).toBeTruthy()
    unmountSecond()
    toast.clear()
    render(
      <StrictMode>
        <Toaster />
      </StrictMode>,
    )
    toast.success('User has been invited.')
    expect(await screen.findAllByText('User has been invited.')).toHaveLength(1)
    expect(screen.queryByText('Driver has been banned.')).toBeNull()
  })

  it('begins with whom it is about, offers the next step and closes when it is taken', async () => {
    await page.viewport(1000, 700)
    render(<Toaster />)
    let isUndone = false
    const undo = () => {
      isUndone = true
    }
    toast.success('Status has been changed.', { about: 'Ada Lindqvist', action: { label: 'Undo', onSelect: undo } })
    toast.success('Driver has been banned.', { action: { label: 'View in Banned', href: '#banned' } })
    const person = await screen.findByText('Ada Lindqvist')
    const message = screen.getByText('Status has been changed.')
    expect(person.compareDocumentPosition(message)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(message.getBoundingClientRect().top).toBeLessThan(person.getBoundingClientRect().bottom) // one line
    expect(within(person.closest('li') as HTMLElement).getByText('Success')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View in Banned' }).getAttribute('href')).toBe('#banned')
    expect(await violationsIn(screen.getByRole('region', { name: 'Notifications' }))).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(isUndone).toBe(true)
    await expect.poll(() => screen.queryByText('Ada Lindqvist')).toBeNull()
    toast.clear()
  })

  it('leaves what is for anyone when the others are cleared', async () => {
    render(<Toaster />)
    toast.errorForAnyone('“Ban driver” was stopped.')
    toast.success('Ada Lindqvist has been banned.')
    await screen.findByText('Ada Lindqvist has been banned.', {}, { timeout: 5000 })
    toast.clear()
    await expect.poll(() => screen.queryByText('Ada Lindqvist has been banned.')).toBeNull()
    expect(screen.getByText('“Ban driver” was stopped.')).toBeTruthy()
    sonner.dismiss()
  })

  it('keeps few of many', async () => {
    render(<Toaster />)
    toast.success('The first')
    await screen.findByText('The first', {}, { timeout: 5000 })
    for (let count = 1; count <= 40; count += 1) toast.success(`Driver ${count} has been banned.`)
    expect(sonner.getToasts()).toHaveLength(12)
    toast.clear()
    expect(sonner.getToasts()).toHaveLength(0)
  })
})

describe('Toaster', () => {
  afterEach(toast.clear)

  /** Distances between the only toast and the window's edges. */
  async function distances() {
    const shown = await screen.findByRole('listitem')
    const { top, bottom, left, right } = shown.getBoundingClientRect()
    return { top, bottom: innerHeight - bottom, left, right: innerWidth - right }
  }

  it.each([
    ['top-left', 'top', 'left'],
    ['top-center', 'top', undefined],
    ['top-right', 'top', 'right'],
    ['bottom-left', 'bottom', 'left'],
    ['bottom-center', 'bottom', undefined],
    ['bottom-right', 'bottom', 'right'],
  ] as const)('shows toasts at %s, away from the edges by its offset', async (placement, block, inline) => {
    await page.viewport(1000, 700)
    const { rerender } = render(<Toaster placement={placement} offset={{ block: 40, inline: 72 }} />)
    toast.success('Role has been changed.')
    await expect.poll(async () => (await distances())[block]).toBe(40)
    const { left, right } = await distances()
    if (inline) expect({ left, right }[inline]).toBe(72)
    else expect(left).toBe(right)
    rerender(<Toaster placement={placement} />)
    await expect.poll(async () => (await distances())[block]).toBe(16)
    if (inline) expect((await distances())[inline]).toBe(16)
  })

  it('is at the top right unless told, and keeps the offset on a phone', async () => {
    await page.viewport(1000, 700)
    render(<Toaster offset={{ block: 40, inline: 24 }} />)
    toast.success('Role has been changed.')
    await expect.poll(distances).toMatchObject({ top: 40, right: 24 })
    await page.viewport(400, 700)
    await expect.poll(distances).toMatchObject({ top: 40, left: 24, right: 24 })
  })

  it.each(['neutral', 'success', 'warning', 'error'] as const)('shows a toast in the tone %s', async (tone) => {
    const { container: shape } = render(<ToneShape tone={tone} size="16" />)
    render(<Toaster />)
    toast.show({ tone, title: 'Shift', message: 'Starts at eight.', about: 'Ada Lindqvist' })
    const item = await screen.findByRole('listitem')
    for (const text of ['Shift', 'Starts at eight.', 'Ada Lindqvist']) within(item).getByText(text)
    const icon = item.querySelector('[data-icon]') as HTMLElement
    expect(icon.innerHTML).toBe(shape.innerHTML)
    expect(getComputedStyle(icon).color).toBe(computedColour(themes.light.tone[tone].solid))
  })
})
