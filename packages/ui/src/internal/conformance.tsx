import axe from 'axe-core'
import { createRef, type ReactElement, type RefObject } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from './testing.ts'

/** What a primitive has to pass on to its root. */
interface Probe {
  // biome-ignore lint/suspicious/noExplicitAny: every primitive asks for the ref of its own element
  ref: RefObject<any>
  className?: string
  'data-probe': string
}

interface Exceptions {
  /** For a primitive whose root isn't the element that takes the attributes, such as a label around its input. */
  rootIsWrapper?: boolean
  /** For a primitive without a ref. */
  noRef?: boolean
  /** For a primitive whose root has no classes of its own. */
  isUnstyled?: boolean
}

/** The contract of every primitive that renders one element: spread the probe on it. */
export function describeConformance(
  name: string,
  element: (probe: Probe) => ReactElement,
  exceptions: Exceptions = {},
) {
  describe(`${name} as a primitive`, () => {
    const show = (className?: string) => {
      const ref = createRef<HTMLElement>()
      const { container } = render(element({ ref, ...(className && { className }), 'data-probe': 'probe' }))
      const probed = container.querySelector('[data-probe="probe"]')
      return { ref, container, probed, root: exceptions.rootIsWrapper ? container.firstElementChild : probed }
    }

    it.skipIf(exceptions.noRef)('sets its ref to the element that takes its attributes', () => {
      const { ref, probed } = show()
      expect(ref.current).toBeInstanceOf(Element)
      expect(ref.current).toBe(probed)
    })

    it('keeps its own look when a class name is added', () => {
      const own = [...(show().root?.classList ?? [])]
      expect(own.length > 0).toBe(!exceptions.isUnstyled)
      expect([...(show('from-outside').root?.classList ?? [])].sort()).toEqual([...own, 'from-outside'].sort())
    })

    it('passes unknown attributes to one element', () => {
      expect(show().container.querySelectorAll('[data-probe="probe"]')).toHaveLength(1)
    })

    it('has no accessibility violations', async () => {
      expect(await violationsIn(show().container)).toEqual([])
    })
  })
}

/** Ids of violated axe rules; rules about whole pages are left to the screens. */
export async function violationsIn(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
