import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface ThirdPartyRow {
  name: string
  version: string
  licence: string
  reason: string
  /** Something of it reaches the browser. */
  isShipped: boolean
}

/** The tables of docs/third-party.md. */
export function thirdPartyRows(): ThirdPartyRow[] {
  const text = readFileSync(join(import.meta.dirname, '../../docs/third-party.md'), 'utf8')
  const [shipped = '', others = ''] = text.split('## Only at build time')
  return [...rowsOf(shipped, true), ...rowsOf(others, false)]
}

function rowsOf(text: string, isShipped: boolean): ThirdPartyRow[] {
  return [...text.matchAll(/^\| (\S+) \| (\d\S*) \| (\S+) \| (.+) \|$/gm)].map(
    ([, name = '', version = '', licence = '', reason = '']) => ({ name, version, licence, reason, isShipped }),
  )
}
