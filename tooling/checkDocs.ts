import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'SECURITY.md'],
  ...globSync('{docs/**,packages/*,packages/ui/docs}/*.md', { cwd: root }),
]
const FENCED = /^```[\s\S]*?^```/gm
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(#[^)\s]*)?\)/g
/** A path in backticks: from a folder of the repository, or just a file's name. */
const CODE =
  /`((?:packages|docs|e2e|stories|tooling|visual|\.storybook|\.github|\.ci)\/[\w./-]+|\w[\w.-]*\.(?:tsx?|mjs|mdx))`/g
/** Built by commands, so missing from a fresh clone. */
const BUILT = /^(packages\/\w+\/dist|storybook-static)/

const names = new Set(
  globSync('{packages,docs,e2e,stories,tooling,.storybook}/**/*.*', { cwd: root, exclude: ['**/node_modules'] })
    .concat(globSync('*.*', { cwd: root }))
    .map((file) => file.split(/[\\/]/).at(-1))
    .concat('configure.mjs'), // a release has it
)
const missing = documents.flatMap(missingIn)
for (const each of missing) console.error(each)
if (missing.length > 0) console.error(`${missing.length} links or paths lead nowhere: correct them.`)
process.exitCode = missing.length > 0 ? 1 : 0

/** What a document links to or names that doesn't exist, with its line. */
function missingIn(document: string): string[] {
  const text = unreleased(document, readFileSync(join(root, document), 'utf8').replaceAll('\r\n', '\n'))
  const at = (index: number) => `${document}:${text.slice(0, index).split('\n').length}`
  const links = [...text.matchAll(LINK)].flatMap(({ index, 1: file = '', 2: anchor = '' }) => {
    const path = file === '' ? join(root, document) : join(root, dirname(document), file)
    const isFound = existsSync(path) && (anchor === '' || anchorsOf(path).has(anchor.slice(1)))
    return isFound ? [] : [`${at(index)} links to ${file}${anchor}`]
  })
  const paths = [...text.matchAll(CODE)].flatMap(({ index, 1: path = '' }) => {
    const isFound = path.includes('/') ? BUILT.test(path) || existsSync(join(root, path)) : names.has(path)
    return isFound ? [] : [`${at(index)} names ${path}`]
  })
  return [...links, ...paths]
}

function anchorsOf(path: string): Set<string> {
  const headings = readFileSync(path, 'utf8').matchAll(/^#+ (.+)$/gm)
  const slug = (title: string) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
  return new Set([...headings].map(([, title = '']) => slug(title)))
}

/** Released versions name the files of their time; code blocks aren't prose, but keep their line numbers. */
function unreleased(document: string, text: string): string {
  const [latest = ''] = document === 'CHANGELOG.md' ? text.split(/^## (?!Unreleased)/m) : [text]
  return latest.replace(FENCED, (block) => block.replace(/[^\n]/g, ''))
}
