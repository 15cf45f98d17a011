import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { render } from '../internal/testing.ts'
import '../theme/index.ts'
import '../theme/reset.css.ts'
import type { Guide } from './index.ts'
import { shownBy } from './shownBy.tsx'

declare module 'vitest/browser' {
  interface BrowserCommands {
    onServer: () => Promise<Record<string, string>>
  }
}

const guides = import.meta.glob<Guide>('../*/*.guide.tsx', { eager: true, import: 'guide' })
const error = vi.spyOn(console, 'error')
let html: Record<string, string> = {}

beforeAll(async () => {
  html = await commands.onServer()
}, 180_000) // a second server compiles all styles: 5 s alone, over 30 beside everything else
afterEach(() => error.mockClear())

describe.each(Object.entries(guides))('%s', (file, guide) => {
  it("takes over a server's HTML without a warning", () => {
    const container = document.createElement('div')
    container.innerHTML = html[file] ?? ''
    document.body.append(container)
    const recovered = vi.fn()
    render(shownBy(guide), { container, hydrate: true, onRecoverableError: recovered })
    expect(container.innerHTML).not.toBe('')
    expect(recovered.mock.calls).toEqual([])
    expect(error.mock.calls).toEqual([])
  })
})
