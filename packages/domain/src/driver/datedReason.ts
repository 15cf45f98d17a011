import { type DatedDocument, deadlineClause } from './deadlines.ts'
import type { Verdict } from './verdict.ts'

/** The date of the document that a verdict is about, such as "2026-02-28". */
export function documentDate({ document }: Pick<Verdict, 'document'>): string | undefined {
  return document && dateOf(document)
}

/** One of a verdict's texts for a file, which is read on other days: "Passport expired on 2026-02-28". */
export function datedText(text: string, { documents }: Pick<Verdict, 'documents'>): string {
  const named = documents.find((each) => dateOf(each) !== undefined && text.includes(deadlineClause(each)))
  if (!named) return text
  return text.replace(deadlineClause(named), `${(named.days ?? 0) < 0 ? 'expired' : 'expires'} on ${dateOf(named)}`)
}

function dateOf({ days, deadline }: DatedDocument): string | undefined {
  return days === undefined ? undefined : deadline?.slice(0, 10)
}
