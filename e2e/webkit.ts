import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../tooling/hosts/startHost.ts'

const XVFB = '/usr/bin/Xvfb'
const hasXvfb = existsSync(XVFB)
const SIZE = { width: 1280, height: 800 }
/** The key of an element's id in answers of WebDriver. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

/** The driver of the machine's own WebKitGTK; undefined without one, or without a screen. */
export const webkitDriverPath = [process.env.WEBKIT_DRIVER_PATH, '/usr/bin/WebKitWebDriver'].find(
  (path) => path !== undefined && existsSync(path) && (hasXvfb || process.env.DISPLAY),
)

export interface WebKit {
  goto: (url: string) => Promise<void>
  /** Evaluates an expression in the page, awaits it, and returns its value as JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>
  /** Waits for a button, link, tab or menu item, and clicks it. */
  click: (name: string) => Promise<void>
  /** Waits for a field, and types into it; \uE007 is Enter. A field for files takes a path. */
  type: (label: string, text: string) => Promise<void>
  /** Types into the focused element. */
  press: (text: string) => Promise<void>
  /** Goes on in the other window, and opens it if there is only one. */
  switchWindow: () => Promise<void>
  close: () => Promise<void>
}

/** Drives WebKit by classic WebDriver: Playwright's own protocol needs a patched build. */
export async function startWebKit(): Promise<WebKit> {
  const screen = hasXvfb ? await startScreen() : undefined
  const port = await freePort()
  const env = { ...process.env, ...(screen && { DISPLAY: screen.display }) }
  const driver = launch(webkitDriverPath ?? '', [`--port=${port}`], { env, stdio: 'ignore' })
  const call = async <Result>(method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: JSON.stringify(body) ?? null })
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${path}: ${value.error}. ${value.message}`)
    return value
  }
  while (!(await call('GET', '/status').catch(() => undefined))) {
    if (driver.exitCode !== null) throw new Error(`The driver of WebKit ended with ${driver.exitCode}.`)
    await setTimeout(20)
  }
  const capabilities = { alwaysMatch: { timeouts: { implicit: 15_000 } } }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities })
  const send = <Result>(command: string, body: object = {}) =>
    call<Result>('POST', `/session/${sessionId}/${command}`, body)
  const read = <Result>(what: string) => call<Result>('GET', `/session/${sessionId}/${what}`)
  const find = async (value: string) =>
    `element/${(await send<Record<string, string>>('element', { using: 'xpath', value }))[ELEMENT]}`
  const evaluate = async <Value>(expression: string): Promise<Value> => {
    const script = `return (async () => JSON.stringify({ value: await (${expression}) }))()`
    return JSON.parse(await send('execute/sync', { script, args: [] })).value
  }
  await send('window/rect', SIZE)
  return {
    goto: (url) => send('url', { url }),
    evaluate,
    click: async (name) => {
      const element = await find(controlNamed(name))
      await evaluate(STANDSTILL)
      await send(`${element}/click`)
    },
    type: async (label, text) => send(`${await find(fieldLabelled(label))}/value`, { text }),
    press: async (text) => {
      const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
      await send('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    switchWindow: async () => {
      const [current, handles] = [await read<string>('window'), await read<string[]>('window/handles')]
      const other = handles.find((each) => each !== current)
      await send('window', { handle: other ?? (await send<{ handle: string }>('window/new')).handle })
    },
    close: async () => {
      await call('DELETE', `/session/${sessionId}`)
      await end(driver)
      if (screen) await end(screen.xvfb)
    },
  }
}

/** Once nothing moves any more: the click on a toast that slides in would miss. */
const STANDSTILL = `Promise.allSettled(document.getAnimations()
  .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity).map(({ finished }) => finished))`

/**
 * The last one in the document, as dialogs and menus follow the page that they cover. Of a text, the innermost element:
 * a link around a block has no area of its own to click.
 */
const controlNamed = (name: string) =>
  `(//*[self::button or self::a or @role="menuitem" or @role="tab"]/descendant-or-self::*[@aria-label="${name}" or normalize-space()="${name}" and not(*[normalize-space()="${name}"])])[last()]`

const fieldLabelled = (label: string) =>
  `(//*[self::input or self::textarea][@aria-label="${label}" or @id=//label[normalize-space()="${label}"]/@for])[last()]`

async function startScreen() {
  const xvfb = launch(XVFB, ['-displayfd', '3', '-screen', '0', `${SIZE.width}x${SIZE.height}x24`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const ended = once(xvfb, 'exit').then(() => Promise.reject(new Error('Xvfb ended before it had a display.')))
  const [number] = await Promise.race([once(xvfb.stdio[3] as Readable, 'data'), ended])
  return { xvfb, display: `:${String(number).trim()}` }
}

/** Also ends with this process, in case a test can't end it. */
function launch(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, options)
  process.once('exit', () => child.kill())
  return child
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
