import type { Page } from 'playwright'
import { prepare, STEPS } from './steps.ts'

/** A text, or a tag with React's properties and its children. */
export type RecordedNode = string | [tag: string, properties: Record<string, unknown>, children: RecordedNode[]]

/** What the page showed before and after each step, and what it asked the API meanwhile. */
export type Recorded = Record<string, { before: RecordedNode[]; after: RecordedNode[]; calls: string[] }>

/** Takes the steps once in the console, and notes its elements. */
export async function recordSteps(page: Page, home: string): Promise<Recorded> {
  const recorded: Recorded = {}
  for (const step of STEPS) {
    const act = await prepare(step, page, home)
    await rest(page)
    const before = step.isStart ? [] : await page.evaluate(readElements)
    const calls: string[] = []
    const note = (request: { url: () => string; method: () => string }) => {
      const { pathname, search } = new URL(request.url())
      if (pathname.startsWith('/api/') && request.method() === 'GET') calls.push(pathname + search)
    }
    page.on('request', note)
    await act()
    await rest(page)
    page.off('request', note)
    recorded[step.name] = { before, after: await page.evaluate(readElements), calls }
  }
  return recorded
}

const rest = (page: Page) => page.waitForTimeout(2500)

/** Runs in the page. */
function readElements(): RecordedNode[] {
  const reactNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor', checked: 'defaultChecked' }
  const flags = ['checked', 'disabled', 'hidden', 'inert', 'open', 'required']
  const read = (node: Node): RecordedNode[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element) || node instanceof HTMLScriptElement) return []
    const properties: Record<string, unknown> = {}
    for (const { name, value } of node.attributes) {
      if (name !== 'style' && name !== 'value') properties[reactNames[name] ?? name] = flags.includes(name) || value
    }
    if (node instanceof HTMLElement && node.style.length > 0)
      properties.style = Object.fromEntries([...node.style].map((name) => [name, node.style.getPropertyValue(name)]))
    return [[node.localName, properties, [...node.childNodes].flatMap(read)]]
  }
  return [...document.body.childNodes].flatMap((node) =>
    node instanceof Element && node.id === 'root' ? [...node.childNodes].flatMap(read) : read(node),
  )
}
