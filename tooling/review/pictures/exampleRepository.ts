import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { DIGESTS, fileOf, linesOf } from '../../visual/digests.ts'
import type { Commits } from './changedPictures.ts'

const git = (repository: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim()

const WHITE = 0xffffffff
export const BLACK = 0x000000ff
export const RED = 0xff0000ff

type Rectangle = readonly [x: number, y: number, width: number, height: number, colour: number]

/** A white picture with rectangles. */
export function picture(height: number, ...rectangles: readonly Rectangle[]): Buffer {
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
export const [FIRST, SECOND, THIRD, FOURTH, FIFTH] = [
  'screens-sign-in--default',
  'screens-organisation--default',
  'screens-driver--default',
  'components-badge--every-tone',
  'screens-user--default',
] as const

/** Two commits: buttons became round on three pages, one of which also has another text, as has a fourth; a page grew; one is new, one gone, one renamed. */
export function exampleRepository(scratch: string): Commits {
  const repository = join(scratch, 'repository')
  const digests = new Map<string, string>()
  const draw = (name: string, content: Buffer, mode = 'desktop-light') => {
    const digest = hash('sha256', content)
    digests.set(`${mode}/${name}`, digest)
    writeFileSync(fileOf(digest, join(repository, '.visual')), content)
  }
  const commit = (words: string) => {
    writeFileSync(join(repository, DIGESTS), linesOf(digests))
    git(repository, 'add', 'visual')
    git(repository, '-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', words)
    return git(repository, 'rev-parse', 'HEAD')
  }
  for (const folder of ['visual', '.visual']) mkdirSync(join(repository, folder), { recursive: true })
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
  const renamed = picture(50, [0, 0, 10, 10, RED])
  draw('renamed', renamed)
  const base = commit('Base')
  drawPages(true)
  draw(FOURTH, picture(80, [0, 30, 200, 20, RED], [0, 50, 200, 30, BLACK]))
  draw('new', picture(70, [0, 0, 10, 10, RED]))
  digests.delete('desktop-light/gone')
  digests.delete('desktop-light/renamed')
  draw('with-another-name', renamed)
  return { repository, base, head: commit('Head') }
}
