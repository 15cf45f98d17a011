import { hash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../packages/primitives.ts'
import { writeReport } from '../../visual/report.ts'
import { afterEdit, type Edit, noteIn, stateOf } from './approval.ts'
import { changedPictures, nameOf } from './changedPictures.ts'
import { commentOf } from './comment.ts'
import { shapesOf } from './differences.ts'
import { type Group, groupsOf } from './groups.ts'
import { type StoryEntries, storyIndex } from './storyIndex.ts'
import { picturesOf } from './words.ts'

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

/** A button at a place, whose upper corners show the ground behind if it is round. */
function button(x: number, y: number, ground?: number): Rectangle[] {
  const corners = ground ? [x, x + 56].map((left): Rectangle => [left, y, 4, 1, ground]) : []
  return [[x, y, 60, 30, BLACK], ...corners]
}

/** Stories that exist, so that their names and order are Storybook's. */
const [FIRST, SECOND, THIRD, FOURTH, FIFTH] = [
  'screens-sign-in--default',
  'screens-organisation--default',
  'screens-driver--default',
  'components-badge--every-tone',
  'screens-user--default',
] as const

const contents = new Map<string, Buffer>()

const contentOf = (digest: string) => contents.get(digest) as Buffer

/** Screenshots whose buttons are round or not; a page has another text then, as has one without buttons. */
function drawPages(isRound: boolean): Map<string, string> {
  const [onWhite, onRed] = isRound ? [WHITE, RED] : []
  const text = isRound ? [[150, 60, 30, 12, RED] as const] : []
  const pictures = {
    [`desktop-light/${FIRST}`]: picture(100, ...button(10, 10, onWhite)),
    [`desktop-dark/${FIRST}`]: picture(100, ...button(10, 10, onWhite), [0, 90, 200, 10, BLACK]),
    [`desktop-light/${SECOND}`]: picture(100, ...button(10, 10, onWhite), ...button(100, 50, onRed)),
    [`desktop-light/${THIRD}`]: picture(100, ...button(30, 20, onRed), ...text),
    [`desktop-light/${FOURTH}`]: isRound
      ? picture(80, [0, 30, 200, 20, RED], [0, 50, 200, 30, BLACK])
      : picture(60, [0, 30, 200, 30, BLACK]),
    [`desktop-light/${FIFTH}`]: picture(100, ...text),
    [`desktop-light/${isRound ? 'new' : 'gone'}`]: picture(isRound ? 70 : 40, [0, 0, 10, 10, RED]),
    [`desktop-light/${isRound ? 'with-another-name' : 'renamed'}`]: picture(50, [0, 0, 10, 10, RED]),
  }
  const digests = new Map(Object.entries(pictures).map(([name, content]) => [name, hash('sha256', content)]))
  for (const [name, content] of Object.entries(pictures)) contents.set(digests.get(name) ?? '', content)
  return digests
}

/** Buttons became round on three pages, one of which also has another text, as has a fourth; a page grew; one is new, one gone, one renamed. */
const [was, is] = [drawPages(false), drawPages(true)]

const scratch = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(scratch, { recursive: true }))

it('counts what has only moved as unchanged', () => {
  const before = picture(140, [10, 40, 60, 30, RED], [90, 100, 20, 20, RED])
  const after = picture(160, [10, 60, 60, 30, RED], [90, 120, 20, 20, BLACK])
  expect(shapesOf(before, after)).toEqual(['20 rows added', expect.stringMatching(/^recoloured/)])
})

it('compares what has moved and grown at the edge', () => {
  const before = picture(100, [100, 60, 40, 40, RED], [160, 70, 40, 30, BLACK])
  const after = picture(100, [110, 60, 40, 40, RED], [160, 60, 40, 35, BLACK])
  expect(shapesOf(before, after)).toHaveLength(4)
})

it('takes a colour that became another for one change, whatever its form and its corners', () => {
  const letter = [20, 20, 9, 9, WHITE] as const
  const rounding = [10, 10, 2, 1, WHITE] as const
  const wide = (colour: number) => [10, 10, 60, 30, colour] as const
  const tall = (colour: number) => [10, 10, 30, 60, colour] as const
  const shapes = shapesOf(picture(100, wide(BLACK), letter), picture(100, wide(RED), letter, rounding))
  expect(shapes).toEqual([expect.stringMatching(/^recoloured/)])
  expect(shapesOf(picture(100, tall(BLACK)), picture(100, tall(RED), rounding))).toEqual(shapes)
})

it('takes what is drawn anew in the same colours for changes of their own', () => {
  const before = picture(100, [10, 10, 40, 4, BLACK], [10, 20, 4, 20, BLACK])
  const shapes = shapesOf(before, picture(100, [10, 14, 40, 4, BLACK], [10, 20, 4, 20, BLACK]))
  expect(shapesOf(before, picture(100, [10, 10, 40, 4, BLACK], [20, 20, 4, 30, BLACK]))).not.toEqual(shapes)
})

describe('a pull request that changes screenshots', () => {
  const changes = changedPictures(was, is)
  const head = 'a1b2'
  let stories: StoryEntries
  let groups: Group[] = []

  beforeAll(() => {
    stories = storyIndex(root, scratch)
    groups = groupsOf(changes, stories, contentOf)
  }, 120_000)

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

  it('has the names of the sidebar', () => {
    expect(stories['screens-deadlines--default']).toMatchObject({ title: 'Screens/Deadlines', name: 'Default' })
  })

  it('has one decision for each story or for stories that changed alike, what is unlike first', () => {
    expect(groups.map(({ members }) => members.map(({ story }) => story.title))).toEqual([
      ['Components/Badge'],
      ['Gone from Storybook'],
      ['Gone from Storybook'],
      ['Screens/Sign in', 'Screens/Organisation'],
      ['Screens/Driver', 'Screens/User'],
    ])
    const pictures = groups.flatMap(({ members }) => members.map(({ picture }) => nameOf(picture)))
    expect(new Set(pictures).size).toBe(pictures.length)
    expect(groups.at(-2)?.members[0].alsoIn.map(({ mode }) => mode)).toEqual(['desktop-dark'])
  })

  it('has a report of one file with every picture inside, by the number of its decision', async () => {
    const page = readFileSync(await writeReport(picturesOf(groups), scratch, contentOf), 'utf8')
    expect(page).not.toContain('//fonts.')
    const pictures = /const pictures = (.+)/.exec(page)?.[1] ?? ''
    const inside = Object.entries(JSON.parse(pictures) as Record<string, string>)
    const after = inside.map(([path]) => decodeURIComponent(path)).filter((path) => path.startsWith('./after'))
    expect(after.sort()).toEqual([
      './after/1. Badge: Every tone/Badge: Every tone.png',
      './after/3. Gone from Storybook: new (new)/Gone from Storybook: new (new).png',
      './after/4. Sign in: Default and 1 alike/Organisation: Default.png',
      './after/4. Sign in: Default and 1 alike/Sign in: Default (dark).png',
      './after/4. Sign in: Default and 1 alike/Sign in: Default.png',
      './after/5. Driver: Default and 1 alike/Driver: Default.png',
      './after/5. Driver: Default and 1 alike/User: Default.png',
    ])
    for (const [, picture] of inside) expect(picture).toMatch(/^data:image\/png;base64,iVBOR/)
  })

  it('has a report that says so if nothing changed', async () => {
    expect(readFileSync(await writeReport([], scratch, contentOf), 'utf8')).toContain('No screenshot changed.')
  })

  it('has a comment with these decisions', () => {
    const comment = commentOf({ groups, approved: [], head, report: 'report' })
    expect(comment).toContain(`### ${groups.length} decisions`)
    expect(comment.match(/^- \[ \]/gm)).toHaveLength(groups.length)
    expect(comment).toContain('4. Sign in: Default and 1 alike')
  })

  describe('is approved', () => {
    const comment = () => commentOf({ groups, approved: [], head, report: 'report' })
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
      expect(noteIn(after)).toEqual({ head, approved: groups.map(({ digest }) => digest) })
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
        approved,
        head,
        report: '',
      })
      expect(next.match(/^- \[x\]/gm)).toHaveLength(others.length)
      expect(stateOf(next)).toBe('failure')
    })

    it('within what GitHub allows, however many groups there are', () => {
      const many = Array.from({ length: 900 }, (_, index) => ({ ...groups[0], digest: `d${index}` }) as Group)
      const long = commentOf({ groups: many, approved: [], head, report: 'report' })
      expect(long.length).toBeLessThan(20_000)
      expect(long).toContain('700 other groups')
    })
  })
})
