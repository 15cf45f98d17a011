const said = new Set<string>()

/** Tells the developer, once and never in production, what was passed wrongly: what it is, what follows and how to mend it. */
export function explain(sentence: string): void {
  if (!import.meta.env.DEV || said.has(sentence)) return
  said.add(sentence)
  // biome-ignore lint/suspicious/noConsole: nobody else reads it
  console.warn(sentence)
}
