import { hash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Stories that show the same on purpose. */
const SAME: readonly (readonly [one: string, other: string, why: string])[] = [
  ['screens-guards-no-access', 'screens-organisation-forbidden', 'each screen shows every state'],
  [
    'screens-guards-organisation-not-loaded',
    'screens-sign-in-account-not-loaded',
    'one page for both, at two addresses',
  ],
  ['screens-driver-loading', 'screens-user-loading', 'each screen shows every state'],
]

it('no two screenshots of a mode are the same without a reason', () => {
  const twins = globSync('visual/*', { cwd: root }).flatMap((mode) => {
    const pictures = globSync(`${mode}/*.png`, { cwd: root }).sort()
    const alike = Map.groupBy(pictures, (file) => hash('sha256', readFileSync(join(root, file))))
    return [...alike.values()].filter(({ length }) => length > 1)
  })
  const names = new Set(twins.map((files) => files.map((file) => basename(file, '.png')).join(' ')))
  expect([...names].toSorted()).toEqual(SAME.map(([one, other]) => `${one} ${other}`).toSorted())
})
