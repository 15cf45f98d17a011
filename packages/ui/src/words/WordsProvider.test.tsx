import { type ComponentType, createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../button/Button.tsx'
import { Combobox } from '../combobox/Combobox.tsx'
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.tsx'
import type { Guide } from '../guide/index.ts'
import { render, screen } from '../internal/testing.ts'
import { Toaster, toast } from '../toast/Toaster.tsx'
import { english } from './english.ts'
import { useWords, type Words, WordsProvider } from './WordsProvider.tsx'

const guides = import.meta.glob<Guide>('../*/*.guide.tsx', { eager: true, import: 'guide' })
const fixed = new Set<string>(
  Object.values(english).flatMap((word) => (typeof word === 'string' && word !== 'Esc' ? [word] : [])),
)

/** Every word of ours in brackets: what is shown without them is fixed. */
const foreign = {
  ...Object.fromEntries(Object.entries(english).map(([key, word]) => [key, bracketed(word)])),
  locale: 'de-DE',
} as Words // the same keys

function bracketed(word: string | ((...given: never[]) => string)) {
  return typeof word === 'string' ? `‹${word}›` : (...given: never[]) => `‹${word(...given)}›`
}

/** Without the comma before a text that is only heard. */
function bare(text: string): string {
  return text.replace(/^, /, '')
}

/** Every text and name that is on the page. */
function shown(): string[] {
  const texts = [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...['aria-label', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
    ...[...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => bare(data)),
  ])
  return texts.filter((text) => text !== null)
}

describe.each(Object.entries(guides))('%s in another language', (_, { component, playground }) => {
  it('shows no fixed word of the default', () => {
    const opened = playground.opens ? { open: true, onClose: () => undefined } : {}
    render(
      <WordsProvider words={foreign}>
        {createElement(component as ComponentType<object>, { ...(playground.args as object), ...opened })}
      </WordsProvider>,
    )
    const own = new Set(
      JSON.stringify(playground.args)
        .match(/(?<=")[^"]+(?=")/g)
        ?.map(bare),
    )
    expect(shown().filter((text) => fixed.has(text) && !own.has(text))).toEqual([])
  })
})

describe('WordsProvider', () => {
  it('is British English without one', () => {
    const Word = () => useWords().close
    render(<Word />)
    expect(screen.getByText('Close')).toBeDefined()
  })

  it('names toasts, which are shown from outside of React', async () => {
    render(
      <WordsProvider words={foreign}>
        <Toaster />
      </WordsProvider>,
    )
    toast.success('Gespeichert.')
    expect(await screen.findByText(foreign.toastSuccess)).toBeDefined()
    expect(screen.getByRole('button', { name: foreign.closeToast })).toBeDefined()
    expect(screen.getByLabelText(new RegExp(foreign.notifications))).toBeDefined()
    toast.clear()
  })

  it('names the parts of a popup', async () => {
    render(
      <WordsProvider words={foreign}>
        <Combobox aria-label="Ort" options={[]} defaultValue={null} />
      </WordsProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: foreign.showOptions }))
    expect(await screen.findByText(foreign.noResults)).toBeDefined()
  })

  it('says what to type to confirm', () => {
    render(
      <WordsProvider words={foreign}>
        <ConfirmDialog
          open
          onClose={() => undefined}
          onConfirm={() => undefined}
          title="Löschen?"
          confirmLabel="Löschen"
          typedText="Nord"
        />
        <Button>Weiter</Button>
      </WordsProvider>,
    )
    expect(screen.getByLabelText(foreign.typeToConfirm('Nord'))).toBeDefined()
    expect(screen.getByRole('button', { name: foreign.cancel })).toBeDefined()
  })
})
