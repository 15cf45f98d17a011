'use client'

import 'sonner/dist/styles.css'
import type { FocusEvent, KeyboardEvent } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { Button } from '../button/Button.tsx'
import { CloseIcon } from '../icon/icons.tsx'
import { ToneShape } from '../icon/ToneShape.tsx'
import { TextLink } from '../text-link/TextLink.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { useWords, type Words } from '../words/WordsProvider.tsx'
import * as styles from './toaster.css.ts'

const SHOWN_FOR = 5000
/** Wide and low: a sentence is one line, so that a toast covers little below the top bar. */
const WIDTH = { ['--width' as string]: '520px' }
/** More can't be read, and each costs elements and a timer while it lasts. */
const MAX_TOASTS = 12

const TITLES = {
  info: undefined,
  success: 'toastSuccess',
  warning: 'toastWarning',
  error: 'toastError',
} as const satisfies Record<string, keyof Words | undefined>

interface ToasterProps {
  placement?: 'top-left' | 'top-center' | 'top-right' | 'bottom-left' | 'bottom-center' | 'bottom-right' | undefined
  /** Pixels, or a length in CSS, between the toasts and the window's edges, `block` at the top or bottom. */
  offset?: { block?: number | string; inline?: number | string } | undefined
}

/** Renders all toasts; mount it once. Sonner with our styles: it pauses on hover, and here on focus too. */
export function Toaster({ placement = 'top-right', offset: { block = 16, inline = 16 } = {} }: ToasterProps) {
  const words = useWords()
  const offset = { top: block, bottom: block, left: inline, right: inline }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is operated here, focus and Escape inside are only noticed
    <div
      className={styles.region}
      onFocus={() => keep(Number.POSITIVE_INFINITY)}
      onBlur={resumeOutside}
      onKeyDown={leave}
    >
      <Sonner
        position={placement}
        offset={offset}
        mobileOffset={offset}
        duration={SHOWN_FOR}
        closeButton
        visibleToasts={4}
        gap={8}
        style={WIDTH}
        customAriaLabel={words.notifications}
        toastOptions={{ closeButtonAriaLabel: words.closeToast }}
        icons={{
          info: <ToneShape tone="neutral" size="16" />,
          success: <ToneShape tone="success" size="16" />,
          warning: <ToneShape tone="warning" size="16" />,
          error: <ToneShape tone="error" size="16" />,
          close: <CloseIcon size="16" />,
        }}
      />
    </div>
  )
}

interface ToastMore {
  /** Who or what it is about. A success begins with it. */
  about?: string | undefined
  /** What else is to be known, below. */
  note?: string | undefined
  action?: ToastAction | undefined
  /** Where to continue, beside the action. */
  next?: ToastAction | undefined
}

interface Notice extends Omit<ToastMore, 'note'> {
  tone: 'neutral' | 'success' | 'warning' | 'error'
  title: string
  message: string
}

/** The next step: a place to go to, or something to do. */
type ToastAction = { label: string } & ({ href: string } | { onSelect: () => void })

/** Shows messages in the Toaster; if it isn't mounted yet, it shows them once it is. */
export const toast = {
  /** With a tone and a title of the caller's choice. */
  show: ({ tone, message, about, ...more }: Notice) =>
    show(tone === 'neutral' ? 'info' : tone, message, { ...more, note: about }),
  /** Titled "Success", which the sign alone says where it begins with whom it is about. */
  success: (message: string, more?: ToastMore) => show('success', message, more),
  /** For what succeeded in part; the title says so. */
  partly: (title: string, message: string) => show('warning', message, { title }),
  /** Titled "Something went wrong". */
  error: (message: string, note?: string, action?: ToastAction) => show('error', message, { note, action }),
  /** The same for a text that names nobody: `clear` leaves it, for whoever comes. */
  errorForAnyone: (message: string) => show('error', message, { isForAnyone: true }),
  /** Removes all else that is shown: what follows may be another user's. */
  clear() {
    for (const { id } of sonner.getToasts()) if (!forAnyone.has(id)) sonner.dismiss(id)
  },
}

type Kind = keyof typeof TITLES

let count = 0
const forAnyone = new Set<string | number>()

interface Shown extends ToastMore {
  title?: string
  isForAnyone?: boolean
}

function show(kind: Kind, message: string, more: Shown = {}) {
  const { title, about, note, action, next, isForAnyone } = more
  const shown = sonner.getToasts()
  for (const { id } of shown.slice(0, Math.max(0, shown.length - MAX_TOASTS + 1))) sonner.dismiss(id)
  const actions = [action, next].filter((each) => each !== undefined)
  const hasMore = about !== undefined || note !== undefined || actions.length > 0
  count += 1
  const id = `toast-${count}`
  if (isForAnyone) forAnyone.add(id)
  const close = () => sonner.dismiss(id)
  const description = hasMore ? <Details {...{ message, note, actions, close }} /> : message
  sonner[kind](title ?? <Title {...{ kind, about }} />, { id, description })
}

function Title({ kind, about }: { kind: Kind; about: string | undefined }) {
  const words = useWords()
  const word = TITLES[kind]
  const title = word && words[word]
  if (about === undefined) return title
  return (
    <>
      <VisuallyHidden>{title}</VisuallyHidden>
      <bdi className={styles.about}>{about}</bdi>
    </>
  )
}

interface DetailsProps {
  message: string
  note: string | undefined
  actions: readonly ToastAction[]
  close: () => void
}

function Details({ message, note, actions, close }: DetailsProps) {
  return (
    <>
      <div>{message}</div>
      {(note || actions.length > 0) && (
        <div className={styles.details}>
          {note && <div className={styles.reason}>{note}</div>}
          {actions.map((action) => (
            <Step key={action.label} action={action} close={close} />
          ))}
        </div>
      )}
    </>
  )
}

function Step({ action, close }: { action: ToastAction; close: () => void }) {
  if ('href' in action)
    return (
      <TextLink href={action.href} weight="medium" onClick={close}>
        {action.label}
      </TextLink>
    )
  const select = () => {
    close()
    action.onSelect()
  }
  return (
    <Button size="sm" onClick={select}>
      {action.label}
    </Button>
  )
}

function resumeOutside(event: FocusEvent<HTMLElement>) {
  if (!event.currentTarget.contains(event.relatedTarget)) keep(SHOWN_FOR)
}

/** Escape: sonner returns the focus to where it came from. */
function leave({ key, target }: KeyboardEvent) {
  if (key === 'Escape' && target instanceof HTMLElement) target.blur()
}

function keep(duration: number) {
  for (const shown of sonner.getToasts()) {
    if ('title' in shown && isKind(shown.type)) {
      sonner[shown.type](shown.title, { id: shown.id, description: shown.description, duration })
    }
  }
}

function isKind(type: string | undefined): type is Kind {
  return type !== undefined && Object.hasOwn(TITLES, type)
}
