import { languageTags } from '../text/languageTags.ts'

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const CODES = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

/** The code of a country that is named in English or in one of these languages ("Poland", "Polska", "PL"). */
export function countryCodeOf(text: string, languages: readonly string[]): string | undefined {
  const wanted = text.trim().toLowerCase()
  const named = ['en-GB', ...languageTags(languages)].map(
    (each) => new Intl.DisplayNames([each], { type: 'region', fallback: 'none' }),
  )
  const isWanted = (name: string | undefined) => name?.toLowerCase() === wanted
  const code = CODES.find((code) => isWanted(code) || named.some((names) => isWanted(names.of(code))))
  return code && new Intl.Locale(`und-${code}`).region // in place of a code that is out of use: UK, DD
}
