import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'

afterEach(cleanup)

export { act, fireEvent, render, screen, within } from '@testing-library/react'

/** The accessible description of an element. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

/** A colour as the browser computes it. */
export function computedColour(colour: string): string {
  const probe = document.createElement('div')
  probe.style.backgroundColor = colour
  document.body.append(probe)
  const { backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return backgroundColor
}
