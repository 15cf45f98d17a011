import { useEffect, useRef, useState } from 'react'
import type { ShownAddress } from './navigation.ts'

const TIMEOUT = 10_000
/** In the page, or in the head of its frame. */
const HEADING = 'main h1, #page-head h1'

/** After a navigation, focuses the heading, scrolls to the top (unless going back) and returns the title to announce. */
export function useNavigationFocus({ path, kind, phase }: ShownAddress): string {
  const [announced, setAnnounced] = useState('')
  const lastPath = useRef(path)
  const isPending = phase === 'pending'
  useEffect(() => {
    if (isPending || lastPath.current === path) return undefined
    lastPath.current = path
    if (kind !== 'pop') window.scrollTo(0, 0)
    return onElement(HEADING, (heading) => {
      const field = document.activeElement?.closest('input, textarea, select')
      const isTaken = field && !field.closest('[data-closed]') // taken by a form; the field of a closing dialog doesn't count
      if (!isTaken) {
        heading.tabIndex = -1
        heading.focus({ preventScroll: true })
      }
      setAnnounced(document.title)
    })
  }, [path, kind, isPending])
  return announced
}

/** Calls back once with the first matching element, now or when it appears; returns a function that stops waiting. */
function onElement(selector: string, act: (element: HTMLElement) => void): () => void {
  const look = () => {
    const element = document.querySelector<HTMLElement>(selector)
    if (element) {
      stop()
      act(element)
    }
    return element !== null
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(() => stop(), TIMEOUT)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  if (!look()) observer.observe(document.body, { childList: true, subtree: true })
  return stop
}

/** Shown over the page: focus inside them doesn't change the recorded place on the page. */
const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'
const APART = `${OVERLAYS}, [data-sonner-toaster], [data-base-ui-focus-guard]`
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]'
const REPEATED = 'tr, li, [role="row"], [role="listitem"]'
const MESSAGES = '[role="status"], [role="alert"], [aria-live]'
const REGIONS = 'aside, section, form, [role="region"], [role="tabpanel"], [role="group"]'

/** A step of the path from a control up to the body, with its index in its parent. */
interface Step {
  element: Element
  parent: Element
  index: number
}

/**
 * Focus that would fall to `body` because its element was removed moves to what replaced it: the same control in the next row, a message
 * beside it, or else the heading or region around it. Dialogs and menus return focus themselves; if their trigger is gone too, its former
 * place counts.
 */
export function watchFocus(body: HTMLElement): () => void {
  let trail: Step[] = []
  let isInUse = false // focus is only caught after a first focus, and not after a click outside all controls
  let frame: number | undefined
  const record = ({ target, type }: Event) => {
    if (!(target instanceof Element)) return
    if (target.closest(APART)) {
      isInUse ||= type === 'focusin'
      return
    }
    const control = target.closest(CONTROLS)
    isInUse = control !== null
    trail = control ? trailOf(control, body) : []
  }
  const look = () => {
    if (frame !== undefined || !isInUse || document.activeElement !== body) return
    // Waits two frames, so that code which closes or replaces something goes first.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        frame = undefined
        const isCovered = [...document.querySelectorAll(OVERLAYS)].some((overlay) => overlay.checkVisibility())
        if (document.activeElement === body && !isCovered) recoverFocus(trail)
      })
    })
  }
  const observer = new MutationObserver(look)
  observer.observe(body, { childList: true, subtree: true })
  body.addEventListener('focusin', record)
  body.addEventListener('pointerdown', record)
  body.addEventListener('focusout', look)
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    observer.disconnect()
    body.removeEventListener('focusin', record)
    body.removeEventListener('pointerdown', record)
    body.removeEventListener('focusout', look)
  }
}

function trailOf(control: Element, body: HTMLElement): Step[] {
  const steps: Step[] = []
  for (let element = control; element !== body; ) {
    const parent = element.parentElement
    if (!parent) return []
    steps.push({ element, parent, index: [...parent.children].indexOf(element) })
    element = parent
  }
  return steps
}

/** Tries the control itself, then its nearest neighbours from the inside out. */
function recoverFocus(trail: readonly Step[]): void {
  const control = trail[0]?.element
  if (control && tryFocus(control)) return
  for (const { element, parent, index } of trail) {
    if (!parent.isConnected) continue
    if (!element.isConnected) {
      const successor = parent.children[Math.min(index, parent.children.length - 1)]
      if (control && element.matches(REPEATED) && successor && tryFocus(sameControl(successor, control))) return
      if ([...parent.children].some((child) => child.matches(MESSAGES) && child.textContent && tryFocus(child))) return
    }
    if (parent.matches(REGIONS) && tryFocus(parent.querySelector('h2, h3') ?? parent)) return
  }
  tryFocus(document.querySelector(HEADING) ?? document.querySelector('main'))
}

function sameControl(within: Element, control: Element): Element | null {
  const kind = control.hasAttribute('aria-haspopup') ? '[aria-haspopup]' : control.localName
  return within.querySelector(kind) ?? within.querySelector(CONTROLS)
}

function tryFocus(element: Element | null): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected || !element.checkVisibility()) return false
  if (!element.matches(CONTROLS)) element.tabIndex = -1
  element.focus({ preventScroll: element.matches(REGIONS) || !element.matches(CONTROLS) })
  return document.activeElement === element
}
