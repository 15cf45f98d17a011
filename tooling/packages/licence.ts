import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** The owner's licence, for everything that is published; `UNLICENSED` until one is chosen. Its text is LICENSE beside package.json. */
export const LICENCE = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { license: string }).license

/** Puts the licence's text into a folder, once there is one. */
export function copyLicence(folder: string) {
  const text = join(root, 'LICENSE')
  if (existsSync(text)) copyFileSync(text, join(folder, 'LICENSE'))
}
