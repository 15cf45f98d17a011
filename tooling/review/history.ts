import { execFileSync } from 'node:child_process'
import { imports } from './imports.ts'
import { primitives, root } from './primitives.ts'
import { screensIn } from './usage.ts'

export interface Change {
  /** ISO 8601. */
  date: string
  commit: string
  subject: string
}

/** The last change of a file or of anything in a folder; undefined without Git, or if its history is cut off. */
function history(): (path: string) => Change | undefined {
  const log = git('log', '--format=%x00%h%x09%cs%x09%s', '--name-only', '--', 'packages', 'stories')
  if (log === undefined || git('rev-parse', '--is-shallow-repository')?.trim() !== 'false') return () => undefined
  const changes = new Map<string, Change>()
  for (const part of log.split('\0').slice(1)) {
    const [head = '', ...files] = part.split('\n')
    const [commit = '', date = '', subject = ''] = head.split('\t')
    for (const file of files.filter(isSeen)) if (!changes.has(file)) changes.set(file, { date, commit, subject })
  }
  // The map's order is that of the log, so the first file of a folder is the one that changed last.
  return (path) => changes.get(path) ?? [...changes].find(([file]) => file.startsWith(`${path}/`))?.[1]
}

/** Tests and guides change nothing on screen. */
function isSeen(file: string): boolean {
  return file !== '' && !/\.(test|guide)\./.test(file)
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 27,
    })
  } catch {
    return undefined // no Git, or an archive of the sources
  }
}

/** Of each primitive's folder and each screen's file, by their names. */
export function historyOfPages(): Record<string, Change> {
  const lastChange = history()
  const paths = [...primitives().map(({ name, folder }): [string, string] => [name, folder]), ...screensIn(imports())]
  return Object.fromEntries(
    paths.flatMap(([name, path]) => {
      const change = lastChange(path)
      return change ? [[name, change]] : []
    }),
  )
}
