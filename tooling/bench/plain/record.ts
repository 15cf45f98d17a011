import type { Page } from 'playwright'

export interface RecordedElement {
  tag: string
  /** As React takes them. */
  attributes: Readonly<Record<string, string | true | Readonly<Record<string, string>>>>
  children: readonly (RecordedElement | string)[]
}

export interface RecordedPage {
  /** The call whose answer the page shows, if it makes one. */
  path?: string | undefined
  elements: readonly RecordedElement[]
}

/** The elements of a page's body. */
export function recordElements(page: Page): Promise<RecordedElement[]> {
  return page.evaluate(() => {
    const BOOLEAN = ['hidden', 'inert', 'disabled', 'checked', 'required', 'multiple']
    const record = (element: Element): RecordedElement => ({
      tag: element.localName,
      attributes: Object.fromEntries([...element.attributes].flatMap((one) => attribute(element, one))),
      children: [...element.childNodes].flatMap((node) => {
        if (node instanceof Element) return record(node)
        return node instanceof Text ? node.data : []
      }),
    })
    const attribute = (element: Element, { name, value }: Attr): [string, RecordedElement['attributes'][string]][] => {
      if (name === 'popover' && element.matches(':popover-open')) return [] // it shows without being opened
      if (BOOLEAN.includes(name)) return [[name, true]]
      if (name === 'value') return [['defaultValue', value]]
      if (name !== 'style') return [[name, value]]
      const { style } = element as HTMLElement
      return [[name, Object.fromEntries([...style].map((property) => [property, style.getPropertyValue(property)]))]]
    }
    return [...document.body.children].filter(({ localName }) => localName !== 'script').map(record)
  })
}
