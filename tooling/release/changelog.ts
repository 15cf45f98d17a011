const VERSION = /^## v?(\d+\.\d+\.\d+(?:-[\w.]+)?)/m

/** What a changelog says of its newest version. */
export interface Newest {
  /** Undefined as long as it is called "Unreleased". */
  version: string | undefined
  notes: string
}

/** The newest section of a changelog, by its headings of the second level. */
export function newestOf(changelog: string): Newest {
  const [heading = '', ...lines] = /^## [\s\S]*?(?=^## |$(?![\s\S]))/m.exec(changelog)?.[0].split('\n') ?? []
  return { version: VERSION.exec(heading)?.[1], notes: lines.join('\n').trim() }
}

/** The newest version that has been named; 0.0.0 before the first. */
export function versionOf(changelog: string): string {
  return VERSION.exec(changelog)?.[1] ?? '0.0.0'
}
