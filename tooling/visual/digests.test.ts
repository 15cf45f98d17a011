import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DIGESTS, digestsAt, git } from './digests.ts'

test('a commit has the digests that it was made with', () => {
  const folder = mkdtempSync(join(tmpdir(), 'digests-'))
  const commit = (lines?: string) => {
    if (lines !== undefined) writeFileSync(join(folder, DIGESTS), lines)
    git(folder, 'add', '--all')
    const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'commit.gpgSign=false']
    git(folder, ...author, 'commit', '--quiet', '--allow-empty', '--message', 'Draw')
    return git(folder, 'rev-parse', 'HEAD')
  }
  git(folder, 'init', '--quiet')
  mkdirSync(join(folder, 'visual'))
  const [before, first, second] = [commit(), commit('desktop-light/a 1\n'), commit('desktop-light/a 2\nrtl/b 3\n')]
  expect(digestsAt(before, folder)).toEqual(new Map())
  expect(digestsAt(first, folder)).toEqual(new Map([['desktop-light/a', '1']]))
  expect(digestsAt(second, folder)).toEqual(
    new Map([
      ['desktop-light/a', '2'],
      ['rtl/b', '3'],
    ]),
  )
  rmSync(folder, { recursive: true })
})
