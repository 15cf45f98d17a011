import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { endWithParent } from '../packages/sandbox/src/server/listen.ts'

const root = join(import.meta.dirname, '..')

/** Runs a program of node_modules/.bin and resolves to its exit code. It ends when this process does. */
export function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = start(program, args, env)
    const stopWatching = endWithParent(() => {
      child.kill('SIGTERM')
      process.exitCode = 143
    })
    child.on('error', reject)
    child.on('close', (code) => {
      stopWatching()
      resolve(code ?? 1)
    })
  })
}

/** Ends all of them once one of them has ended, or this process is told to end or has lost its parent. */
export function endTogether(children: readonly ChildProcess[]): void {
  const endAll = () => {
    for (const child of children) child.kill('SIGTERM')
  }
  const stopWatching = endWithParent(endAll)
  for (const child of children) {
    child.on('exit', (code) => {
      process.exitCode ??= code ?? 0
      endAll()
      stopWatching()
    })
  }
}

/** Starts a program of node_modules/.bin with this Node and this process's output. */
export function start(program: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const bin = join(root, 'node_modules', '.bin')
  return spawn(join(bin, program), args, {
    cwd: root,
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
}
