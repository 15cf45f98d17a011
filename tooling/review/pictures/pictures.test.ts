import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../primitives.ts'
import { approvedIn, LABEL, noteOf, verdictOn } from './approval.ts'
import { changedPictures, digestOf, startOf } from './changedPictures.ts'
import { commentOf } from './comment.ts'
import { writeReport } from './report.ts'
import { screensOf, titlesIn } from './screensOf.ts'

const scratch = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(scratch, { recursive: true }))

const git = (repository: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim()

/** A repository whose second commit changes, adds, removes and renames pictures, and touches other files. */
function smallRepository() {
  const repository = join(scratch, 'repository')
  const folder = join(repository, 'visual/desktop-light')
  mkdirSync(folder, { recursive: true })
  git(repository, 'init', '--quiet')
  const commit = (words: string) => {
    git(repository, 'add', '-A')
    git(repository, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', words)
    return git(repository, 'rev-parse', 'HEAD')
  }
  const draw = (name: string, content: string) => writeFileSync(join(folder, `${name}.png`), content)
  for (const name of ['kept', 'gone', 'screens-one-as-it-was', 'renamed'])
    draw(name, `${name} as it was, long enough to be told from others`)
  const base = commit('Base')
  draw('screens-one-as-it-was', 'changed to something else')
  draw('new', 'a picture that did not exist')
  rmSync(join(folder, 'gone.png'))
  renameSync(join(folder, 'renamed.png'), join(folder, 'with-another-name.png'))
  writeFileSync(join(repository, 'visual/notes.txt'), 'no picture')
  return { repository, base, head: commit('Head') }
}

const small = smallRepository()

describe('the changed pictures of two commits', () => {
  const changes = changedPictures(small)

  it('are all that look different, whether new, gone or changed', () => {
    expect(changes.map(({ kind, story, mode }) => [kind, story, mode])).toEqual([
      ['gone', 'gone', 'desktop-light'],
      ['new', 'new', 'desktop-light'],
      ['changed', 'screens-one-as-it-was', 'desktop-light'],
    ])
  })

  it('have a digest that other pictures change, and nothing else', () => {
    expect(digestOf(changes)).toMatch(/^[0-9a-f]{16}$/)
    expect(digestOf([...changes])).toBe(digestOf(changes))
    expect(digestOf(changes.slice(1))).not.toBe(digestOf(changes))
    expect(digestOf([])).toBe('')
  })

  it('are those of the branch alone', () => {
    expect(startOf(small)).toBe(small.base)
  })

  it('belong to the screens of the story files', () => {
    const titles = titlesIn(root)
    expect(titles.get('screens-organisation')).toBe('Screens/Organisation')
    expect(titles.get('screens-deadlines')).toBe('Screens/Organisation/Deadlines')
    const files = globSync('stories/**/*.stories.tsx', { cwd: root })
    expect(titles.size).toBe(files.length)
  })

  it('are in a report with before and after, by screen, and in a comment', () => {
    const screens = screensOf(
      changes,
      new Map([
        ['screens', 'Screens'],
        ['screens-one', 'Screens/One'],
      ]),
    )
    expect(screens.map(({ title }) => title)).toEqual(['Without a story in Storybook', 'Screens/One'])
    expect(screens[1]?.states[0]).toMatchObject({ name: 'As it was', id: 'screens-one--as-it-was' })
    const out = join(scratch, 'report')
    writeReport({ ...small, screens, out, title: 'One & two', storybook: '../' })
    const page = readFileSync(join(out, 'index.html'), 'utf8')
    expect(page).toContain('3 screenshots of 2 screens changed')
    expect(page).toContain('One &amp; two')
    expect(page).toContain('<a href="../?path=/story/screens-one--as-it-was" target="_top">')
    expect(readdirSync(join(out, 'before/visual/desktop-light'))).toEqual(['gone.png', 'screens-one-as-it-was.png'])
    expect(readdirSync(join(out, 'after/visual/desktop-light'))).toEqual(['new.png', 'screens-one-as-it-was.png'])
    expect(readFileSync(join(out, 'after/visual/desktop-light/screens-one-as-it-was.png'), 'utf8')).toBe(
      'changed to something else',
    )
    const files = 'https://github.com/owner/name/blob'
    const comment = commentOf({ screens, verdict: 'needed', approved: undefined, files, ...small, report: 'report' })
    expect(comment).toContain(
      `| **Screens/One** | As it was (desktop-light) | <a href="${files}/${small.base}/visual/desktop-light/screens-one-as-it-was.png?raw=true">`,
    )
  })
})

/** The last commit here that touched pictures; a shallow clone may have none, and then the small repository stands in. */
function lastChangeHere() {
  const [head] = git(root, 'log', '-1', '--format=%H', '--diff-filter=AMD', '--', 'visual').split('\n')
  const hasParent = head && git(root, 'rev-parse', '--is-shallow-repository') === 'false'
  return hasParent ? { repository: root, base: `${head}^1`, head } : small
}

it('leaves no picture out that Git names, in real commits', () => {
  const commits = lastChangeHere()
  const options = ['--name-only', '--find-renames=100%', '--diff-filter=AMDT'] // a file with another name looks the same
  const named = git(commits.repository, 'diff', ...options, commits.base, commits.head, '--', 'visual/*.png').split(
    '\n',
  )
  expect(changedPictures(commits).map(({ path }) => path)).toEqual(
    [...named].sort((one, other) => one.localeCompare(other, 'en')),
  )
  expect(named.length).toBeGreaterThan(0)
})

describe('the approval', () => {
  const approval = { digest: 'abc', labels: [LABEL], approved: undefined, isNew: false }

  it.each([
    ['nothing changed', { ...approval, digest: '', labels: [] }],
    ['needed', { ...approval, labels: [] }],
    ['needed', { ...approval, labels: ['bug'], approved: 'abc' }],
    ['approved', approval],
    ['approved', { ...approval, approved: 'abc' }],
    ['lapsed', { ...approval, approved: 'other' }],
    ['approved', { ...approval, approved: 'other', isNew: true }],
  ] as const)('is "%s" for %o', (verdict, given) => {
    expect(verdictOn(given)).toBe(verdict)
  })

  it('is remembered in the comment', () => {
    expect(approvedIn(`words\n${noteOf('0123456789abcdef')}\nwords`)).toBe('0123456789abcdef')
    expect(approvedIn(noteOf(undefined))).toBeUndefined()
  })
})
