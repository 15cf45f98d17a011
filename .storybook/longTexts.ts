const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'å', c: 'ç', e: 'é', i: 'ï', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý', z: 'ž' },
  ...{ A: 'Å', C: 'Ç', E: 'É', I: 'Ï', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Ü', Y: 'Ý', Z: 'Ž' },
}
const VOWELS = /[aeiou]/gi
const NOT_SHOWN = 'script, style'

/** The text as a longer language would have it: about a third longer, accented, and still readable. */
export function lengthened(text: string): string {
  const doubled = text.replaceAll(VOWELS, (vowel) => vowel + vowel.toLowerCase())
  return [...doubled].map((letter) => ACCENTED[letter] ?? letter).join('')
}

let showGiven = () => {}

/**
 * Shows all texts of the finished story lengthened, and those that appear later: after its play, which looks for texts as
 * they are. The tests never ask.
 */
export function showTexts(text: 'given' | 'long'): void {
  showGiven()
  showGiven = text === 'long' ? showLongTexts() : () => {}
}

/** Returns what undoes it. */
function showLongTexts(): () => void {
  const given = new Map<Text, { original: string; shown: string }>()
  const change = (node: Text) => {
    if (given.get(node)?.shown === node.data || !/[a-z]/i.test(node.data)) return
    if (node.parentElement?.closest(NOT_SHOWN)) return
    const shown = lengthened(node.data)
    given.set(node, { original: node.data, shown })
    node.data = shown
  }
  const changeIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) change(node as Text) // only texts are walked
  }
  const observer = new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      if (target instanceof Text) change(target)
      for (const node of addedNodes) {
        if (node instanceof Text) change(node)
        else changeIn(node)
      }
    }
  })
  changeIn(document.body)
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  return () => {
    observer.disconnect()
    for (const [node, { original, shown }] of given) if (node.data === shown) node.data = original // else React has changed it since
  }
}
