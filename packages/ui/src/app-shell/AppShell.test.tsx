import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../theme/index.ts'
import '../theme/reset.css.ts'
import { describeConformance, violationsIn } from '../internal/conformance.tsx'
import { act, fireEvent, render, screen } from '../internal/testing.ts'
import { AppShell, PageHead, SkipLink } from './AppShell.tsx'

const shell = (
  <AppShell navigation={<a href="#drivers">Drivers</a>} header="Ana Horvat">
    <h1>North</h1>
  </AppShell>
)

describeConformance('AppShell', (probe) => (
  <AppShell {...probe} navigation={<a href="#drivers">Drivers</a>}>
    <h1>North</h1>
  </AppShell>
))

describe('AppShell', () => {
  it('keeps the navigation on screen if there is room', async () => {
    await page.viewport(1280, 800)
    const { container } = render(shell)
    expect(screen.getByRole('complementary').getBoundingClientRect().width).toBe(232)
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
    expect(await violationsIn(container)).toEqual([])
  })

  it('lets what bleeds reach the edges of its page, and the rest of the page be as wide', async () => {
    await page.viewport(1920, 800)
    const pageOf = (bleed: string | undefined) => (
      <AppShell navigation="Places" header="Ana Horvat">
        <div data-bleed={bleed}>Figures</div>
        <p>Rows</p>
      </AppShell>
    )
    const { rerender } = render(pageOf(undefined))
    const boxOf = (element: HTMLElement) => element.getBoundingClientRect()
    expect(boxOf(screen.getByText('Rows'))).toMatchObject({ left: 256, width: 1280 })
    rerender(pageOf('top'))
    expect(boxOf(screen.getByText('Figures'))).toMatchObject({ left: 232, right: 1920, top: 52 })
    expect(boxOf(screen.getByText('Rows'))).toMatchObject({ left: 256, right: 1896 })
  })

  it("shows a page's head in the bar, and in the page where the bar has no room", async () => {
    const withHead = (
      <AppShell navigation="Places" header="Ana Horvat">
        <PageHead>
          <h1>North</h1>
        </PageHead>
      </AppShell>
    )
    await page.viewport(1280, 800)
    const { unmount } = render(withHead)
    expect(screen.getByRole('heading', { name: 'North' }).closest('header')?.textContent).toBe('NorthAna Horvat')
    unmount()
    await page.viewport(800, 800)
    render(withHead)
    expect(screen.getByRole('main').textContent).toBe('North')
  })

  it('has a skip link past the navigation', async () => {
    await page.viewport(1280, 800)
    render(shell)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('puts the skip links of its page after its own, before everything else', async () => {
    await page.viewport(1280, 800)
    render(
      <AppShell navigation={<a href="#drivers">Drivers</a>}>
        <button type="button">New</button>
        <SkipLink to="list" focus={() => document.getElementById('list')?.focus()}>
          Skip to the list
        </SkipLink>
        <ul id="list" tabIndex={-1} />
      </AppShell>,
    )
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to the list' }))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement?.id).toBe('list')
  })

  it('moves the navigation into a drawer if there is no room', async () => {
    await page.viewport(800, 800)
    const { container } = render(shell)
    const button = screen.getByRole('button', { name: 'Menu', expanded: false })
    expect(screen.queryByRole('link', { name: 'Drivers' })).toBeNull()
    button.focus()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    expect(drawer.contains(document.activeElement)).toBe(true)
    expect(await violationsIn(container)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false') // the dialog tells it after it has closed
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBe(drawer)
    await page.viewport(1280, 800)
  })

  it('closes the drawer when a link in it is followed', async () => {
    await page.viewport(800, 800)
    render(shell)
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
    fireEvent.click(screen.getByRole('link', { name: 'Drivers' }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    await page.viewport(1280, 800)
  })

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close menu' }))],
    ['Escape', (drawer: HTMLDialogElement) => act(() => drawer.requestClose())],
  ])('stays open when it opens again before the browser tells that %s closed it', async (_, close) => {
    await page.viewport(800, 800)
    render(shell)
    const menu = screen.getByRole('button', { name: 'Menu' })
    fireEvent.click(menu)
    const drawer = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' })
    const told = new Promise((resolve) => drawer.addEventListener('close', resolve, { once: true }))
    close(drawer)
    fireEvent.click(menu)
    await told
    expect(drawer.open).toBe(true)
    expect(menu.getAttribute('aria-expanded')).toBe('true')
    await page.viewport(1280, 800)
  })
})
