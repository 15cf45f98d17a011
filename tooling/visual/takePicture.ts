import { hash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { BrowserCommand } from 'vitest/node'
import { digestsOf, fileOf, notesOf, store } from './digests.ts'

const known = digestsOf()
const MOST_SHOTS = 8
/** The caret is hidden by its colour, which forced colours override: there it must not blink. */
const STILL = { animations: 'disabled', caret: 'hide', style: '* { caret-animation: manual !important }' } as const

/**
 * A command for tests of one mode: takes a story's screenshot, keeps it by its digest and notes which that is; true if
 * it is the known one. Any other counts once it looks the same twice, since the last frame can be late.
 */
export function takePicture(mode: string): BrowserCommand<[story: string]> {
  return async ({ iframe }, story) => {
    const name = `${mode}/${story}`
    let last = ''
    for (let shot = 0; shot < MOST_SHOTS; shot += 1) {
      const picture = await iframe.locator('body').screenshot(STILL)
      const digest = hash('sha256', picture)
      const isKnown = digest === known.get(name)
      if (isKnown || digest === last) {
        keep(digest, picture)
        note(`${name} ${digest}\n`)
        return isKnown
      }
      last = digest
    }
    throw new Error(`${name} never looks the same twice.`)
  }
}

/** Written beside its place: two runs can keep the same one at once. */
function keep(digest: string, picture: Buffer) {
  const file = fileOf(digest)
  if (existsSync(file)) return
  mkdirSync(store, { recursive: true })
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, picture)
  renameSync(unfinished, file)
}

function note(line: string) {
  mkdirSync(dirname(notesOf()), { recursive: true })
  appendFileSync(notesOf(), line)
}
