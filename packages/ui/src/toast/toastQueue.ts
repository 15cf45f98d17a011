export interface ToastMessage {
  kind: 'success' | 'error'
  message: string
  /** Why, in a line of its own below. */
  reason?: string | undefined
}

type Show = (message: ToastMessage) => void

let show: Show | undefined
let clearShown = () => {}
const waiting: ToastMessage[] = []

/** Raises messages; those raised before the Toaster has arrived wait for it. */
export const toast = {
  /** Titled "Success". */
  success: (message: string) => raise({ kind: 'success', message }),
  /** Titled "Something went wrong". */
  error: (message: string, reason?: string) => raise({ kind: 'error', message, reason }),
  /** Takes away all that is shown or waits: what comes next may be somebody else's. */
  clear: () => {
    waiting.length = 0
    clearShown()
  },
}

interface Connection {
  show: Show
  clear: () => void
}

/** Called by the Toaster when it can show messages; gives back how to disconnect. */
export function connect({ show: newShow, clear }: Connection): () => void {
  const connected: Show = (message) => newShow(message) // one of its own: a Toaster that leaves must not take another's
  show = connected
  clearShown = clear // also when this Toaster is gone: the next one shows again what was not cleared
  for (const message of waiting.splice(0)) connected(message)
  return () => {
    if (show === connected) show = undefined
  }
}

function raise(message: ToastMessage) {
  if (show) show(message)
  else waiting.push(message)
}
