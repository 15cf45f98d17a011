import { isValidElement, type ReactElement } from 'react'

type Args = Readonly<Record<string, unknown>>

/** JSX of a primitive with these args, as a developer would write it. */
export function codeOf(name: string, args: Args): string {
  const { children, ...attributes } = args
  const written = Object.entries(attributes).flatMap(([key, value]) => attribute(key, value))
  const content = contentOf(children)
  const head = onLines(`<${name}`, written)
  const isOpen = head.includes('\n') // its end is on a line of its own
  if (content === '') return isOpen ? `${head}\n/>` : `${head} />`
  return `${head}${isOpen ? '\n' : ''}>\n  ${content.replaceAll('\n', '\n  ')}\n</${name}>`
}

/** On one line if there is room for it. */
function onLines(start: string, attributes: readonly string[]): string {
  const line = [start, ...attributes].join(' ')
  return line.length <= 90 && !line.includes('\n') ? line : [start, ...attributes].join('\n  ')
}

function attribute(key: string, value: unknown): string[] {
  if (value === undefined || value === false) return []
  if (value === true) return [key]
  if (typeof value === 'string')
    return [value.includes('"') ? `${key}={${JSON.stringify(value)}}` : `${key}="${value}"`]
  return [`${key}={${expression(value).replaceAll('\n', '\n  ')}}`]
}

function contentOf(children: unknown): string {
  if (children === undefined || children === null || children === '') return ''
  if (typeof children === 'string') return children
  if (Array.isArray(children)) return children.map(contentOf).join('\n')
  return isValidElement(children) ? element(children) : `{${expression(children)}}`
}

function expression(value: unknown): string {
  if (typeof value === 'function') return '() => …'
  if (isValidElement(value)) return element(value)
  if (Array.isArray(value)) return list(value.map(expression))
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)?.replaceAll('"', "'") ?? 'undefined'
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${key}: ${expression(each)}`)
    .join(', ')} }`
}

function list(items: readonly string[]): string {
  const line = `[${items.join(', ')}]`
  return line.length <= 60 ? line : `[\n  ${items.join(',\n  ')},\n]`
}

function element({ type, props, key }: ReactElement): string {
  const named = type as string | { displayName?: string; name?: string }
  const name = typeof named === 'string' ? named : (named.displayName ?? named.name ?? '')
  return codeOf(name || 'Icon', { ...(key !== null && { key }), ...(props as Args) })
}
