import type { Plugin } from 'vite'

/**
 * Lets stories show names in scripts that IBM Plex Sans lacks, using fonts of the repository: the Noto families are renamed to
 * it and fill its gaps, so screenshots don't depend on the machine's fonts. The product itself leaves other scripts
 * to the system.
 */
export function fontsOfScripts(): Plugin {
  return {
    name: 'fonts-of-scripts',
    enforce: 'pre',
    transform: {
      filter: { id: /@fontsource-variable[\\/]noto-sans-[a-z]+[\\/][a-z]+\.css(?:\?|$)/ },
      handler: (code) => ({
        code: code.replaceAll(/@font-face \{[^}]*\}/g, (face) => renamed(face)),
        map: null,
      }),
    },
  }
}

const RANGE = /unicode-range: ([^;]+);/

/** A face of Noto as one of Plex; nothing is left of one without a script that Plex lacks. */
export function renamed(face: string): string {
  const ranges = RANGE.exec(face)?.[1]?.split(',').filter(isOfAScript) ?? []
  if (ranges.length === 0) return ''
  return face
    .replace(/font-family: '[^']+'/, "font-family: 'IBM Plex Sans Variable'")
    .replace(/font-weight: [^;]+/, 'font-weight: 100 700') // as Plex has: browsers look only among faces of equal weights
    .replace(RANGE, `unicode-range: ${ranges.join(',')};`)
}

/** Hebrew to the Indic scripts, and East Asian ones: Latin, Greek, Cyrillic, punctuation and symbols stay Plex's. */
function isOfAScript(range: string): boolean {
  const start = Number.parseInt(range.trim().replace(/^U\+/i, ''), 16)
  return (start >= 0x590 && start <= 0x1bff) || start >= 0x2e80
}
