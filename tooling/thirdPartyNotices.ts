import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The file of `dist` with the licences of everything it contains. */
export const NOTICES = 'third-party-notices.txt'

/** A package whose code, styles or fonts are in the build. */
export interface Shipped {
  name: string
  version: string
  licence: string
  /** Of its code before minifying, and of its fonts. */
  bytes: number
}

/** Adds the licences of all packages in the build to it. Fails if a package has none. */
export function thirdPartyNotices(): Plugin {
  return {
    name: 'third-party-notices',
    apply: 'build',
    generateBundle(_options, bundle) {
      const sizes = new Map<string, number>()
      const add = (id: string, bytes: number) => {
        const folder = folderOf(id)
        if (folder) sizes.set(folder, (sizes.get(folder) ?? 0) + bytes)
      }
      for (const output of Object.values(bundle)) {
        if (output.type === 'asset')
          for (const file of output.originalFileNames)
            add(join(import.meta.dirname, '../packages/console', file), output.source.length)
        else
          for (const [id, { renderedLength }] of Object.entries(output.modules))
            if (renderedLength > 0) add(id, renderedLength)
      }
      // Styles are in no chunk by the time chunks are written.
      for (const id of this.getModuleIds()) if (/\.css(?:\?|$)/.test(id)) add(id, 0)
      const folders = [...sizes.keys()].sort()
      const without = folders.filter((folder) => licenceText(folder) === undefined)
      if (without.length > 0) this.error(`Packages without a licence file: ${without.join(', ')}.`)
      const source = folders.map((folder) => notice(folder, sizes.get(folder) ?? 0)).join('\n')
      this.emitFile({ type: 'asset', fileName: NOTICES, source: `${INTRODUCTION}\n${source}` })
    },
  }
}

/** The packages that a notices file names. */
export function shippedIn(notices: string): Shipped[] {
  return [...notices.matchAll(HEADER)].map(([, name = '', version = '', licence = '', bytes = '0']) => ({
    name,
    version,
    licence,
    bytes: Number(bytes),
  }))
}

const INTRODUCTION = 'This build contains the following packages. Each keeps its own licence.\n'
const HEADER = /^=== (\S+) (\S+) · (.+) · (\d+) bytes ===$/gm

const FREE = 'In the public domain (https://unlicense.org); the package has no licence file.'

function notice(folder: string, bytes: number): string {
  const { name, version, license } = manifestOf(folder)
  return `=== ${name} ${version} · ${license} · ${bytes} bytes ===\n\n${licenceText(folder)}\n`
}

function licenceText(folder: string): string | undefined {
  const file = readdirSync(folder).find((name) => /^(?:un)?licen[cs]e(?:\.(?:md|txt))?$/i.test(name))
  if (file) return readFileSync(join(folder, file), 'utf8').trim()
  return manifestOf(folder).license === 'Unlicense' ? FREE : undefined
}

function manifestOf(folder: string): { name: string; version: string; license: string } {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** The package that a module belongs to; undefined for our own and for those that bundlers make up. */
function folderOf(id: string): string | undefined {
  const path = id.replace(/^\0/, '').replace(/\?.*$/, '').replaceAll('\\', '/')
  const folder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1]
  return folder && existsSync(join(folder, 'package.json')) ? folder : undefined
}
