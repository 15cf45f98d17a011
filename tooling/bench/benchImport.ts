import {
  csvLines,
  decodeText,
  detectDelimiter,
  guessColumns,
  importRow,
  repeatMarker,
  runInSlices,
  type SliceOptions,
  validateRow,
} from '@driver-trust/domain/import'
import { loadPhoneRules } from '@driver-trust/domain/phone'

export interface ImportFigures {
  stage: string
  milliseconds: number
  /** The longest that the page was blocked, in milliseconds. */
  longest: number
}

const ROWS = 100_000

const LINES = Array.from(
  { length: ROWS },
  (_, index) => `Ada;"Lindqvist ""A""";070 ${String(1_000_000 + index)};driver${index}@example.org`,
)

/** Reads a file of 100,000 rows and judges it in slices of 40 ms, as the console does. */
export async function benchImport(): Promise<ImportFigures[]> {
  const bytes = new TextEncoder().encode(['Vorname;Nachname;Telefon;E-Mail', ...LINES].join('\r\n'))
  const rules = await loadPhoneRules()
  const lines: Parameters<typeof importRow>[0][] = []
  const reading = await timed('read 100,000 rows', async (slices) => {
    const { delimiter, body } = detectDelimiter(decodeText(bytes)?.text ?? '')
    await runInSlices(csvLines(body, delimiter), (line) => lines.push(line), slices)
  })
  const { columns } = guessColumns(lines.slice(0, 25).map(({ cells }) => cells))
  const mark = repeatMarker(new Map())
  const validated: ReturnType<typeof validateRow>[] = []
  const validating = await timed('validate 100,000 rows', (slices) =>
    runInSlices(
      lines.slice(1),
      (line) => validated.push(mark(validateRow(importRow(line, columns), { rules, country: 'SE' }))),
      slices,
    ),
  )
  return [reading, validating]
}

async function timed(stage: string, work: (slices: SliceOptions) => Promise<unknown>): Promise<ImportFigures> {
  let held = performance.now()
  let longest = 0
  const note = () => {
    longest = Math.max(longest, performance.now() - held)
  }
  const started = held
  await work({
    slice: 40,
    now: () => performance.now(),
    yieldToPage: async () => {
      note()
      await new Promise((resolve) => setTimeout(resolve))
      held = performance.now()
    },
    signal: new AbortController().signal,
  })
  note()
  return { stage, milliseconds: performance.now() - started, longest }
}
