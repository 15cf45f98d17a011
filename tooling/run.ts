import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { endWithParent } from '../packages/sandbox/src/server/listen.ts'

const root = join(import.meta.dirname, '..')

export interface Ended {
  code: number
  output: string
}

/**
 * Runs a program of node_modules/.bin with this process's output; resolves to its exit code and output. It ends when
 * this process does.
 */
export function run(program: string, args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = start(program, args, env)
    const stopWatching = endWithParent(() => {
      child.kill('SIGTERM')
      process.exitCode = 143
    })
    let output = ''
    const copy = (sink: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk
      sink.write(chunk)
    }
    child.stdout?.on('data', copy(process.stdout))
    child.stderr?.on('data', copy(process.stderr))
    child.on('error', reject)
    child.on('close', (code) => {
      stopWatching()
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Starts a program of node_modules/.bin with this Node. */
export function start(program: string, args: readonly string[], env: Record<string, string> = {}): ChildProcess {
  const bin = join(root, 'node_modules', '.bin')
  const separator = process.platform === 'win32' ? ';' : ':'
  return spawn(join(bin, program), args, {
    cwd: root,
    env: { ...process.env, PATH: `${bin}${separator}${process.env.PATH ?? ''}`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
}
