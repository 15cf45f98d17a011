const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'å', c: 'ç', e: 'é', i: 'ï', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý', z: 'ž' },
  ...{ A: 'Å', C: 'Ç', E: 'É', I: 'Ï', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Ü', Y: 'Ý', Z: 'Ž' },
}
const VOWELS = /[aeiou]/gi
const NOT_SHOWN = 'script, style'

/** The text as a longer language would have it: about a third longer, accented, and still readable. Once is enough: it changes no accented letter. */
export function lengthened(text: string): string {
  const doubled = text.replaceAll(VOWELS, (vowel) => vowel + vowel.toLowerCase())
  return [...doubled].map((letter) => ACCENTED[letter] ?? letter).join('')
}

let observer: MutationObserver | undefined

/**
 * Shows all texts of the finished story lengthened, and those that appear later: after its play, which looks for texts as
 * they are. The tests never ask.
 */
export function showLongTexts(): void {
  observer = new MutationObserver(lengthenAll)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  lengthenAll()
}

function lengthenAll() {
  for (const field of document.querySelectorAll('[placeholder]'))
    field.setAttribute('placeholder', lengthened(field.getAttribute('placeholder') ?? ''))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = lengthened(node.textContent ?? '')
    if (text !== node.textContent && !node.parentElement?.closest(NOT_SHOWN)) node.textContent = text
  }
}

/** Texts that appear from now on stay as they are. */
export function showGivenTexts(): void {
  observer?.disconnect()
}
