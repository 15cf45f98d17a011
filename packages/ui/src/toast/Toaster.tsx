import 'sonner/dist/styles.css'
import { type FocusEvent, type KeyboardEvent, useEffect } from 'react'
import { Toaster as Sonner, toast as sonner } from 'sonner'
import { CloseIcon } from '../icon/icons.tsx'
import { ToneShape } from '../icon/ToneShape.tsx'
import { region } from './toaster.css.ts'
import { connect, type ToastMessage } from './toastQueue.ts'

const SHOWN_FOR = 5000
/** More can't be read, and each costs elements and a timer while it lasts. */
const MAX_TOASTS = 12

const TITLES = { success: 'Success', error: 'Something went wrong' }

/** Renders all toasts, top right; mount it once. Sonner with our styles: it pauses on hover, and here on focus too. */
export function Toaster() {
  useEffect(() => connect({ show, clear: () => sonner.dismiss() }), [])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is operated here, focus and Escape inside are only noticed
    <div className={region} onFocus={() => keep(Number.POSITIVE_INFINITY)} onBlur={resumeOutside} onKeyDown={leave}>
      <Sonner
        position="top-right"
        duration={SHOWN_FOR}
        closeButton
        visibleToasts={4}
        gap={8}
        customAriaLabel="Notifications"
        toastOptions={{ closeButtonAriaLabel: 'Close toast' }}
        icons={{
          success: <ToneShape tone="success" size="16" />,
          error: <ToneShape tone="error" size="16" />,
          close: <CloseIcon size="16" />,
        }}
      />
    </div>
  )
}

function show({ kind, message, reason }: ToastMessage) {
  const shown = sonner.getToasts()
  for (const { id } of shown.slice(0, Math.max(0, shown.length - MAX_TOASTS + 1))) sonner.dismiss(id)
  const description = reason === undefined ? message : withReason(message, reason)
  sonner[kind](TITLES[kind], { description })
}

function withReason(message: string, reason: string) {
  return (
    <>
      <div>{message}</div>
      <div>{reason}</div>
    </>
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
    if ('title' in shown && (shown.type === 'success' || shown.type === 'error')) {
      sonner[shown.type](TITLES[shown.type], { id: shown.id, description: shown.description, duration })
    }
  }
}
