import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { importPicture } from './importPicture.ts'

const path = join(import.meta.dirname, '../../docs/architecture.md')
const PICTURE = /(<!-- imports:.*-->\n)[\s\S]*(<!-- \/imports -->)/

/** The architecture page with the picture of who imports whom as the code has it now. */
export function architecturePage(): { path: string; text: string } {
  const text = readFileSync(path, 'utf8')
  if (!PICTURE.test(text)) throw new Error('docs/architecture.md has lost the marks between which the picture stands.')
  return { path, text: text.replace(PICTURE, (_, begin, end) => `${begin}\n${importPicture()}\n\n${end}`) }
}
