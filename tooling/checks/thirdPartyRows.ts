import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface ThirdPartyRow {
  name: string
  version: string
  licence: string
  /** Absent if nothing of it reaches the browser. */
  kilobytes?: number
  reason: string
}

/** The tables of docs/third-party.md. */
export function thirdPartyRows(): ThirdPartyRow[] {
  const text = readFileSync(join(import.meta.dirname, '../../docs/third-party.md'), 'utf8')
  const rows = text.matchAll(/^\| (\S+) \| (\d\S*) \| (\S+) \|(?: (\d+) \|)? (.+) \|$/gm)
  return [...rows].map(([, name = '', version = '', licence = '', kilobytes, reason = '']) => ({
    ...{ name, version, licence, reason },
    ...(kilobytes !== undefined && { kilobytes: Number(kilobytes) }),
  }))
}
