import { ShapeError } from '../../struct/parseAs.ts'
import { isAborted, RequestError } from './RequestError.ts'

/** One line of the log, without any value of a request or an answer. */
export interface LogEntry {
  level: 'error' | 'warning'
  text: string
  /** As it was thrown, for a sink that tells errors apart. Only our own are free of values. */
  error?: unknown
}

/** Where failures and schema warnings are reported. */
export interface Log {
  error: (error: unknown) => void
  warning: (text: string) => void
}

/** Makes sure that no value of a request or an answer reaches the sink. */
export function createLog(sink: (entry: LogEntry) => void): Log {
  return {
    error(error) {
      if (!isAborted(error)) sink({ level: 'error', text: describeError(error), error })
    },
    warning: (text) => sink({ level: 'warning', text: redact(text) }),
  }
}

/** Describes an error in a sentence without tokens or personal data, safe to log, show and copy. */
export function describeError(error: unknown): string {
  if (error instanceof RequestError || error instanceof ShapeError) return error.message
  return error instanceof Error ? redact(`${error.name}: ${error.message}`) : 'An unknown error.'
}

const SECRETS: [RegExp, string][] = [
  [/[^\s@"'<>]{1,64}@[^\s@"'<>]{1,255}/g, '[e-mail]'],
  [/\+?\d[\d\s().-]{6,}\d/g, '[number]'],
  [/[\w+/=.~-]{24,}/g, '[long text]'],
  [/(["'`]).{1,2000}?\1/gs, '[quoted text]'],
]

/** Messages of foreign errors may quote what they failed on. */
function redact(text: string): string {
  return SECRETS.reduce((clean, [pattern, word]) => clean.replace(pattern, word), text.slice(0, 2000))
}
