import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../theme/index.ts'
import { conforms, violationsIn } from '../internal/conformance.tsx'
import { fireEvent, render, screen } from '../internal/testing.ts'
import { AppShell, SkipLink } from './AppShell.tsx'

const shell = (
  <AppShell navigation={<a href="#drivers">Drivers</a>} header="Ana Horvat">
    <h1>North</h1>
  </AppShell>
)

conforms('AppShell', (probe) => (
  <AppShell {...probe} navigation={<a href="#drivers">Drivers</a>}>
    <h1>North</h1>
  </AppShell>
))

describe('AppShell', () => {
  it('keeps the navigation on screen if there is room', async () => {
    await page.viewport(1280, 800)
    const { container } = render(shell)
    expect(screen.getByRole('complementary').getBoundingClientRect().width).toBe(264)
    expect(screen.queryByRole('button', { name: 'Menu' })).toBeNull()
    expect(await violationsIn(container)).toEqual([])
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
    const drawer = screen.getByRole('dialog', { name: 'Menu' })
    expect(drawer.contains(document.activeElement)).toBe(true)
    expect(await violationsIn(container)).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(drawer)
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
})
