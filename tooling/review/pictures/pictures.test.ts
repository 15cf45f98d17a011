import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../packages/primitives.ts'
import { afterEdit, type Edit, noteIn, stateOf } from './approval.ts'
import { type ChangedPicture, changedPictures, startOf } from './changedPictures.ts'
import { commentOf } from './comment.ts'
import { type Group, groupsOf } from './groups.ts'
import { writeReport } from './report.ts'
import { indexOf, type StoryName, storyNames } from './storyNames.ts'

const scratch = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(scratch, { recursive: true }))

const git = (repository: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim()

const WHITE = 0xffffffff
const BLACK = 0x000000ff
const RED = 0xff0000ff

type Rectangle = readonly [x: number, y: number, width: number, height: number, colour: number]

/** A white picture with rectangles. */
function picture(height: number, ...rectangles: readonly Rectangle[]): Buffer {
  const png = new PNG({ width: 200, height })
  const fill = ([left, top, width, tall, colour]: Rectangle) => {
    for (let y = top; y < top + tall; y += 1)
      for (let x = left; x < left + width; x += 1) png.data.writeUInt32BE(colour, (y * png.width + x) * 4)
  }
  for (const each of [[0, 0, 200, height, WHITE] as const, ...rectangles]) fill(each)
  return PNG.sync.write(png)
}

/** A button whose upper corners are rounded, at a place; large ones are on another ground. */
function button(x: number, y: number, rounding: number): Rectangle[] {
  const ground = rounding > 4 ? RED : WHITE
  const corners = Array.from({ length: rounding }, (_, row): Rectangle[] => [
    [x, y + row, rounding - row, 1, ground],
    [x + 60 - rounding + row, y + row, rounding - row, 1, ground],
  ])
  return [[x, y, 60, 30, BLACK], ...corners.flat()]
}

/** Stories that exist, so that their names and order are Storybook's. */
const [FIRST, SECOND, THIRD, FOURTH, FIFTH] = [
  'screens-sign-in-default',
  'screens-organisation-default',
  'screens-driver-default',
  'components-badge-every-tone',
  'screens-user-default',
] as const

/** Two commits: buttons became round on three pages, one of which also has another text, as has a fourth; a page grew; one is new, one gone, one renamed. */
function smallRepository() {
  const repository = join(scratch, 'repository')
  const commit = (words: string) => {
    git(repository, 'add', '-A')
    git(repository, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', words)
    return git(repository, 'rev-parse', 'HEAD')
  }
  const draw = (name: string, content: Buffer, mode = 'desktop-light') => {
    mkdirSync(join(repository, 'visual', mode), { recursive: true })
    writeFileSync(join(repository, 'visual', mode, `${name}.png`), content)
  }
  mkdirSync(repository)
  git(repository, 'init', '--quiet')
  const drawPages = (isRound: boolean) => {
    const [small = 0, large = 0] = isRound ? [3, 5] : []
    draw(FIRST, picture(100, ...button(10, 10, small)))
    draw(FIRST, picture(100, ...button(10, 10, small), [0, 90, 200, 10, BLACK]), 'desktop-dark')
    draw(SECOND, picture(100, ...button(10, 10, small), ...button(100, 50, large)))
    const text = isRound ? [[150, 60, 30, 12, RED] as const] : []
    draw(THIRD, picture(100, ...button(30, 20, large), ...text))
    draw(FIFTH, picture(100, ...text))
  }
  drawPages(false)
  draw(FOURTH, picture(60, [0, 30, 200, 30, BLACK]))
  draw('gone', picture(40, [0, 0, 10, 10, RED]))
  draw('renamed', picture(50, [0, 0, 10, 10, RED]))
  const base = commit('Base')
  drawPages(true)
  draw(FOURTH, picture(80, [0, 30, 200, 20, RED], [0, 50, 200, 30, BLACK]))
  draw('new', picture(70, [0, 0, 10, 10, RED]))
  rmSync(join(repository, 'visual/desktop-light/gone.png'))
  const folder = join(repository, 'visual/desktop-light')
  renameSync(join(folder, 'renamed.png'), join(folder, 'with-another-name.png'))
  writeFileSync(join(repository, 'visual/notes.txt'), 'no picture')
  return { repository, base, head: commit('Head') }
}

describe('a pull request that changes screenshots', () => {
  const small = smallRepository()
  let changes: ChangedPicture[] = []
  let names: ReadonlyMap<string, StoryName>
  let groups: Group[] = []

  beforeAll(() => {
    changes = changedPictures(small)
    names = storyNames(indexOf(root, scratch))
    groups = groupsOf(small.repository, changes, names)
  }, 120_000)

  it('is compared with where its branch began', () => {
    expect(startOf(small)).toBe(small.base)
  })

  it('consists of all pictures that look different', () => {
    expect(changes.map(({ kind, story, mode }) => `${kind} ${mode} ${story}`)).toEqual([
      `changed desktop-dark ${FIRST}`,
      `changed desktop-light ${FOURTH}`,
      'gone desktop-light gone',
      'new desktop-light new',
      `changed desktop-light ${THIRD}`,
      `changed desktop-light ${SECOND}`,
      `changed desktop-light ${FIRST}`,
      `changed desktop-light ${FIFTH}`,
    ])
  })

  it('names every picture of this checkout as the sidebar does', () => {
    const pictures = readdirSync(join(root, 'visual/desktop-light')).map((file) => file.replace('.png', ''))
    expect(pictures.filter((each) => !names.has(each))).toEqual([])
    expect(names.get('screens-deadlines-default')).toMatchObject({
      id: 'screens-deadlines--default',
      title: 'Screens/Deadlines',
    })
  })

  it('has one decision for each story or for stories that changed alike, what is unlike first', () => {
    expect(groups.map(({ members }) => members.map(({ story }) => story.title))).toEqual([
      ['Components/Badge'],
      ['Gone from Storybook'],
      ['Gone from Storybook'],
      ['Screens/Sign in', 'Screens/Organisation'],
      ['Screens/Driver', 'Screens/User'],
    ])
    const pictures = groups.flatMap(({ members }) => members.map(({ picture }) => picture.path))
    expect(new Set(pictures).size).toBe(pictures.length)
    expect(groups.at(-2)?.members[0].alsoIn.map(({ mode }) => mode)).toEqual(['desktop-dark'])
  })

  it('has a report and a comment with these decisions, and links that exist', () => {
    const out = join(scratch, 'report')
    writeReport({
      ...small,
      groups,
      tokens: [{ name: 'radius.control', before: '6', after: '8', users: 41 }],
      out,
      title: 'One & two',
      storybook: '../',
    })
    const page = readFileSync(join(out, 'index.html'), 'utf8')
    expect(page).toContain('One &amp; two')
    expect(page).toContain('radius.control 6 → 8, used by 41')
    const ids = [...page.matchAll(/\?path=\/story\/([\w-]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(5) // the two others aren't in this Storybook
    expect(ids.filter((id) => ![...names.values()].some((each) => each.id === id))).toEqual([])
    expect(readdirSync(join(out, 'before/visual/desktop-light'))).toContain('gone.png')
    const comment = commentOf({ groups, tokens: [], approved: [], head: small.head, report: 'report' })
    expect(comment).toContain(`### ${groups.length} decisions`)
    expect(comment.match(/^- \[ \]/gm)).toHaveLength(groups.length)
    expect(comment).toContain('Sign in: Default and 1 alike')
  })

  describe('is approved', () => {
    const comment = () => commentOf({ groups, tokens: [], approved: [], head: small.head, report: 'report' })
    const edited = (login: string, body: string, from = comment()): Edit => ({
      sender: { login },
      issue: { user: { login: 'author' } },
      comment: { body },
      changes: { body: { from } },
    })
    const ticked = () => comment().replaceAll('- [ ]', '- [x]')

    it('by ticking every group', () => {
      const after = afterEdit(edited('designer', ticked()))
      expect(stateOf(comment())).toBe('failure')
      expect(stateOf(after)).toBe('success')
      expect(stateOf(afterEdit(edited('designer', comment().replace('- [ ]', '- [x]'))))).toBe('failure')
      expect(noteIn(after)).toEqual({ head: small.head, approved: groups.map(({ digest }) => digest) })
    })

    it('by another person than the author', () => {
      expect(afterEdit(edited('author', ticked()))).toBe(comment())
    })

    it('never by the author, who ticks and clears a box before the first is taken back', () => {
      expect(afterEdit(edited('author', comment(), ticked()))).toBe(comment())
      const approved = afterEdit(edited('designer', ticked()))
      expect(afterEdit(edited('author', comment(), approved))).toBe(approved)
    })

    it('until its pictures change, group by group', () => {
      const { approved } = noteIn(afterEdit(edited('designer', ticked())))
      const [first, ...others] = groups
      if (!first) throw new Error('There are no groups.')
      const next = commentOf({
        groups: [{ ...first, digest: '123456' }, ...others],
        tokens: [],
        approved,
        head: 'a1b2',
        report: '',
      })
      expect(next.match(/^- \[x\]/gm)).toHaveLength(others.length)
      expect(stateOf(next)).toBe('failure')
    })

    it('within what GitHub allows, however many groups there are', () => {
      const many = Array.from({ length: 900 }, (_, index) => ({ ...groups[0], digest: `d${index}` }) as Group)
      const long = commentOf({ groups: many, tokens: [], approved: [], head: small.head, report: 'report' })
      expect(long.length).toBeLessThan(20_000)
      expect(long).toContain('700 other groups')
    })
  })
})

/** The last commit here that touched pictures; a shallow clone may have none. */
it('leaves no picture out that Git names, in real commits', ({ skip }) => {
  const [head] = git(root, 'log', '-1', '--format=%H', '--diff-filter=AMD', '--', 'visual').split('\n')
  if (!head || git(root, 'rev-parse', '--is-shallow-repository') === 'true') skip()
  const commits = { repository: root, base: `${head}^1`, head: head ?? '' }
  const options = ['--name-only', '--find-renames=100%', '--diff-filter=AMDT'] // a file with another name looks the same
  const named = git(root, 'diff', ...options, commits.base, commits.head, '--', 'visual/*.png').split('\n')
  expect(changedPictures(commits).map(({ path }) => path)).toEqual(
    [...named].sort((one, other) => one.localeCompare(other, 'en')),
  )
  expect(named.length).toBeGreaterThan(0)
})
