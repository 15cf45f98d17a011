/** The languages of a browser that `Intl` takes: some systems name one "en-US@posix", "de_DE" or "C", which it throws at. */
export function languageTags(languages: readonly string[]): string[] {
  return languages.flatMap((language) => {
    try {
      return Intl.getCanonicalLocales(language.replace(/[@.].*/, '').replaceAll('_', '-'))
    } catch {
      return []
    }
  })
}
