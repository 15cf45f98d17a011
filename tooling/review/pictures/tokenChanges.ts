import { execFileSync } from 'node:child_process'
import { tokenReferences } from '../tokenUse.ts'
import { usersOf } from '../usersOf.ts'
import type { Commits } from './changedPictures.ts'

export interface TokenChange {
  name: string
  before: string
  after: string
  /** Components and files of the console. */
  users: number
}

/** The tokens whose value differs between two commits, from the files for design tools. */
export function tokenChanges({ repository, base, head }: Commits): TokenChange[] {
  const references = tokenReferences()
  const changes = ['light', 'dark'].flatMap((theme) => {
    const [before, after] = [base, head].map((commit) => tokensAt(repository, commit, theme))
    if (before?.size === 0) return [] // this commit has no such file yet
    const names = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])
    return [...names].flatMap((name) => {
      const [was, is] = [before?.get(name) ?? 'none', after?.get(name) ?? 'none']
      return was === is ? [] : [{ name, before: was, after: is, users: usersOf(name, references).length }]
    })
  })
  return [...new Map(changes.map((change) => [Object.values(change).join(), change])).values()] // once if alike in both themes
}

/** By name; empty before the files existed. */
function tokensAt(repository: string, commit: string, theme: string): Map<string, string> {
  const path = `${commit}:packages/ui/tokens/${theme}.tokens.json`
  try {
    const text = execFileSync('git', ['show', path], { cwd: repository, stdio: ['ignore', 'pipe', 'ignore'] })
    return new Map(leavesOf(JSON.parse(text.toString('utf8')), ''))
  } catch {
    return new Map()
  }
}

function leavesOf(branch: object, path: string): [name: string, value: string][] {
  if ('$value' in branch) return [[path, written(branch.$value)]]
  return Object.entries(branch).flatMap(([key, value]) => leavesOf(value, path ? `${path}.${key}` : key))
}

/** `{ value: 6, unit: 'px' }` is 6 px, and a colour its coordinates. */
function written(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  if ('unit' in value && 'value' in value)
    return value.unit === 'px' ? `${value.value}` : `${value.value} ${value.unit}`
  if ('components' in value) return `${value.components}`.replaceAll(',', ' ')
  return JSON.stringify(value)
}
