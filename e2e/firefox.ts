import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The machine's own Firefox; undefined if there is none. */
export const firefoxPath = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
  (path) => path !== undefined && existsSync(path),
)

export interface Firefox {
  goto: (url: string) => Promise<void>
  /** Evaluates an expression in the page, awaits it, and returns its value as JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** Types into the focused element; \uE007 is Enter. */
  type: (text: string) => Promise<void>
  close: () => Promise<void>
}

interface Answer {
  id?: number
  type: string
  result?: unknown
  message?: string
}

/**
 * Drives Firefox by WebDriver BiDi: Playwright's own protocol needs a patched build, and its BiDi a newer Firefox than
 * Debian's. The package `webdriver` needs a newer Node than ours, and brings programs that download drivers.
 */
export async function startFirefox(): Promise<Firefox> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const child = spawn(firefoxPath ?? '', [
    '--headless',
    '--no-remote',
    '--remote-debugging-port=0',
    '--profile',
    profile,
  ])
  const socket = new WebSocket(`${await addressOf(child)}/session`)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  }
  let last = 0
  const send = <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      last += 1
      waiting.set(last, ({ type, result, message }) =>
        type === 'success' ? resolve(result as Result) : reject(new Error(`${method}: ${message}`)),
      )
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  return {
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const wrapped = `(async () => JSON.stringify({ value: await (${expression}) }))()`
      const { result, exceptionDetails } = await send<{
        result?: { value: string }
        exceptionDetails?: { text: string }
      }>('script.evaluate', { expression: wrapped, target: { context }, awaitPromise: true })
      if (!result) throw new Error(exceptionDetails?.text)
      return JSON.parse(result.value).value
    },
    type: async (text) => {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    close: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      await send('browser.close', {}).catch(() => child.kill())
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code} before it could be driven.`)))
    child.stderr?.on('data', (chunk: Buffer) => {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(String(chunk)) ?? []
      if (address) resolve(address)
    })
  })
}
