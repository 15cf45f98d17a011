import { cleanup, configure, fireEvent } from '@testing-library/react'
import { afterEach } from 'vitest'

configure({ asyncUtilTimeout: 20_000 }) // a busy machine can stand still for longer than the usual second
afterEach(cleanup)

export { act, fireEvent, render, screen, within } from '@testing-library/react'

/** Types without a pause, however busy the machine is; returns the keys that are left to the browser. */
export function typeAtOnce(text: string): string {
  const isLeft = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  return [...text].filter(isLeft).join('')
}

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
