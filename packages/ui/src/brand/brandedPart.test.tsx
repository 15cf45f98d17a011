import type {} from '@vitest/browser-playwright' // types of `cdp`
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { Button } from '../button/Button.tsx'
import { computedColour, render, screen } from '../internal/testing.ts'
import { Popover } from '../popover/Popover.tsx'
import { dark, light } from '../theme/palettes.ts'
import { colour } from '../theme/toCss.ts'
import { themes } from '../theme/values.ts'
import { brandCss, brandPalette } from './brandCss.ts'
import '../theme/index.ts'

const orchard = {
  name: 'Orchard',
  hue: 155,
  mark: { rounding: 0, near: 'M0 0', far: 'M0 0' },
  radius: { small: 1, control: 2, card: 3 },
}
const accents = {
  light: colour(brandPalette(light, orchard).accent.solid),
  dark: colour(brandPalette(dark, orchard).accent.solid),
}

const content = (
  <>
    <Button variant="primary">Inside</Button>
    <Popover title="Popup" trigger={<Button>Open</Button>}>
      <Button variant="primary">Popped up</Button>
    </Popover>
  </>
)

const backgroundOf = (name: string) => getComputedStyle(screen.getByRole('button', { name })).backgroundColor

async function opened(page: ReactNode) {
  render(
    <>
      <style>{brandCss(orchard, { part: 'orchard' })}</style>
      <Button variant="primary">Beside</Button>
      {page}
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await screen.findByRole('button', { name: 'Popped up' })
}

const setSystem = (value: 'light' | 'dark') =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value }] })

afterEach(() => setSystem('light'))

describe("a brand's part and its popup have its accent, and the page beside it ours", () => {
  it.each<[place: string, theme: 'light' | 'dark', page: ReactNode]>([
    [
      'on a page without a theme',
      'light',
      <div key="" data-brand="orchard">
        {content}
      </div>,
    ],
    [
      'with a dark theme of its own',
      'dark',
      <div key="" data-brand="orchard" data-theme="dark">
        {content}
      </div>,
    ],
    [
      'with a dark part in it',
      'dark',
      <div key="" data-brand="orchard">
        <div data-theme="dark">{content}</div>
      </div>,
    ],
    [
      'with a light part in it',
      'light',
      <div key="" data-brand="orchard" data-theme="dark">
        <div data-theme="light">{content}</div>
      </div>,
    ],
    [
      'in a dark part',
      'dark',
      <div key="" data-theme="dark">
        <div data-brand="orchard">{content}</div>
      </div>,
    ],
    [
      'in a light part of a dark one',
      'light',
      <div key="" data-theme="dark">
        <div data-theme="light">
          <div data-brand="orchard">{content}</div>
        </div>
      </div>,
    ],
  ])('%s', async (_, theme, page) => {
    await opened(page)
    for (const name of ['Inside', 'Popped up']) {
      expect(backgroundOf(name), name).toBe(computedColour(accents[theme]))
      expect(getComputedStyle(screen.getByRole('button', { name })).borderRadius, name).toBe('2px')
    }
    expect(backgroundOf('Beside')).toBe(computedColour(themes.light.accent.solid))
  })

  it.each<[place: string, theme: 'light' | 'dark', page: ReactNode]>([
    [
      'on its page',
      'dark',
      <div key="" data-brand="orchard">
        {content}
      </div>,
    ],
    [
      'in a light part of its page',
      'light',
      <div key="" data-theme="light">
        <div data-brand="orchard">{content}</div>
      </div>,
    ],
  ])('in a dark system, %s', async (_, theme, page) => {
    await setSystem('dark')
    await opened(page)
    for (const name of ['Inside', 'Popped up']) expect(backgroundOf(name), name).toBe(computedColour(accents[theme]))
    expect(backgroundOf('Beside')).toBe(computedColour(themes.dark.accent.solid))
  })
})
