export interface ToastMessage {
  kind: 'success' | 'error'
  message: string
  /** Why, or whom it is about, on a line of its own below. */
  reason?: string | undefined
  action?: ToastAction | undefined
}

/** The next step: a place to go to, or something to do. */
type ToastAction = { label: string } & ({ href: string } | { onSelect: () => void })

interface Outcome {
  /** Whom or what it is about. */
  about?: string | undefined
  action?: ToastAction | undefined
}

type Show = (message: ToastMessage) => void

let show: Show | undefined
let clearShown = () => {}
const waiting: ToastMessage[] = []

/** Shows messages; those from before the Toaster has loaded wait for it. */
export const toast = {
  /** Titled "Success". */
  success: (message: string, { about, action }: Outcome = {}) =>
    raise({ kind: 'success', message, reason: about, action }),
  /** Titled "Something went wrong". */
  error: (message: string, reason?: string) => raise({ kind: 'error', message, reason }),
  /** Removes everything that is shown or waiting: what follows may be another user's. */
  clear: () => {
    waiting.length = 0
    clearShown()
  },
}

interface Connection {
  show: Show
  clear: () => void
}

/** Called by the Toaster when it can show messages; returns how to disconnect. */
export function connect({ show: newShow, clear }: Connection): () => void {
  const connected: Show = (message) => newShow(message) // its own function: a Toaster that unmounts must not remove another's
  show = connected
  clearShown = clear // also after this Toaster has gone: the next one shows again what wasn't cleared
  for (const message of waiting.splice(0)) connected(message)
  return () => {
    if (show === connected) show = undefined
  }
}

function raise(message: ToastMessage) {
  if (show) show(message)
  else waiting.push(message)
}
