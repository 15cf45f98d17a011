import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, sep } from 'node:path'
import { run } from '../run.ts'

/** A page that shows changed screenshots, in the folder that it is written to. */
export const REPORT = 'changed-screenshots.html'

export interface Shown {
  /** What the report calls it, without slashes except after its group. */
  name: string
  /** Digests. */
  before?: string | undefined
  after?: string | undefined
}

/** Compares screenshots by reg-cli, and writes its report as one file that any browser opens. */
export async function writeReport(
  pictures: readonly Shown[],
  out: string,
  contentOf: (digest: string) => Buffer | undefined,
): Promise<string> {
  const file = join(out, REPORT)
  mkdirSync(out, { recursive: true })
  if (pictures.length === 0) {
    writeFileSync(file, NOTHING)
    return file
  }
  const folder = mkdtempSync(join(tmpdir(), 'screenshots-'))
  const folders = ['after', 'before', 'difference'].map((name) => join(folder, name))
  for (const each of folders) mkdirSync(each)
  for (const { name, ...sides } of pictures)
    for (const [side, digest] of Object.entries(sides)) {
      const content = digest && contentOf(digest)
      const file = join(folder, side, `${name.replaceAll("'", '’')}.png`) // reg-cli doesn't find a name with an apostrophe
      mkdirSync(dirname(file), { recursive: true })
      if (content) writeFileSync(file, content)
    }
  await run('reg-cli', [...folders, '-R', join(folder, 'report.html'), '-J', join(folder, 'report.json'), '-I'])
  writeFileSync(file, withPictures(folder))
  rmSync(folder, { recursive: true })
  return file
}

const NOTHING = '<!doctype html><html lang="en"><title>Changed screenshots</title><p>No screenshot changed.</p></html>'

/** The report with its pictures inside, and without the fonts that it would load. */
function withPictures(folder: string): string {
  const addressOf = (file: string) => `./${file.split(sep).map(encodeURIComponent).join('/')}`
  const contents = globSync('*/**/*.png', { cwd: folder }).map((file) => [
    addressOf(file),
    `data:image/png;base64,${readFileSync(join(folder, file), 'base64')}`,
  ])
  const script = `const pictures = ${JSON.stringify(Object.fromEntries(contents))}
HTMLImageElement.prototype.setAttribute = function (name, value) {
  Element.prototype.setAttribute.call(this, name, pictures[value] ?? value)
}
Object.defineProperty(HTMLImageElement.prototype, 'src', {
  set(value) {
    this.setAttribute('src', value)
  },
})`
  const [head = '', body = ''] = readFileSync(join(folder, 'report.html'), 'utf8').split('<body>')
  return `${head.replace(/<link [^>]*fonts\.googleapis[^>]*>/, '')}<body><script>${script}</script>${body}`
}
