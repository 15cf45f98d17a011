import { isOutcomeUnknown, isStatus, mayHaveHappened } from '@driver-trust/domain/http'
import { useCallback } from 'react'
import { useHost } from '../host/host.ts'
import { formsOf, keepDraft } from '../host/useDraft.ts'

/** A call that must not be carried out twice, with a lookup that tells whether it was. */
interface Attempt<T> {
  /** Identifies what the call is about; the same for every retry. */
  key: string
  send: () => Promise<T>
  /** Looks up the result before the call is sent again; NOT_FOUND if it wasn't carried out. */
  lookUp: () => Promise<T | typeof NOT_FOUND>
}

export const NOT_FOUND = Symbol('not found')

/**
 * Sends calls that must not be carried out twice: one whose outcome is unknown is looked up first, also after this tab was reloaded.
 * Rejects as the call or the lookup does; the attempt stays open until its outcome is known.
 */
export function useSendOnce(): <T>(userId: string, attempt: Attempt<T>) => Promise<T> {
  const { drafts, memory } = useHost()
  return useCallback(
    async (userId, { key, send, lookUp }) => {
      const open = () => parseKeys(formsOf(drafts, userId)[FORM])
      const keep = (keys: readonly string[]) => keepDraft({ drafts, memory, userId }, FORM, keys)
      const close = () => keep(open().filter((each) => each !== key))
      if (open().includes(key)) {
        const found = await lookUp()
        if (found !== NOT_FOUND) {
          close()
          return found
        }
      }
      const isReachable = navigator.onLine
      if (isReachable) keep([...open().filter((each) => each !== key), key])
      try {
        const result = await send()
        close()
        return result
      } catch (error) {
        if (!mayHaveHappened(error)) close()
        throw error
      }
    },
    [drafts, memory],
  )
}

/** Kept with this tab's drafts: the keys of attempts whose outcome isn't known. */
const FORM = 'attempts'

function parseKeys(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []
}

/** For a whole form, when no field is at fault. */
export const UNSENT = 'This could not be sent. What you typed is kept. Try again.'

/** For a call that wasn't carried out. A server that limits how often one may try has to be given time. */
export function notSentText(error: unknown): string {
  return isStatus(error, 429) ? `${UNSENT} The server has had too many requests, so wait a minute first.` : UNSENT
}

/** For a call without an answer, which may have been carried out. */
const UNKNOWN =
  'The server didn’t answer, so we don’t know whether this was sent. What you typed is kept. If you try again, we’ll check first so nothing is sent twice.'

/** The message for a failed call that can't be repeated without looking it up first. */
export function unsentText(error: unknown): string {
  return isOutcomeUnknown(error) ? UNKNOWN : notSentText(error)
}
