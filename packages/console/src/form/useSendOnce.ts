import { isOutcomeUnknown, mayHaveHappened } from '@driver-trust/domain'
import { useCallback } from 'react'
import { useMemory } from '../memory/createMemory.ts'
import { formsOf, keepDraft, useDrafts } from '../memory/useDraft.tsx'

/** Said of a whole form where a failure is no field's fault. */
export const UNSENT = 'This could not be sent. What you typed is kept. Try again.'

/** Said of a list of drivers that the server refused as a whole. */
export const UNREAD = 'The server could not read these rows. Nobody was invited.'

/** Said where no answer came, so that it may have been carried out. */
const UNKNOWN =
  "We don't know whether this was sent: no answer came. What you typed is kept. When you try again, we check first, so nothing is sent twice."

/** What to say of a call that failed and may not be repeated without a look. */
export function unsentText(error: unknown): string {
  return isOutcomeUnknown(error) ? UNKNOWN : UNSENT
}

/** A call that must not be carried out twice, and how to find out whether it was. */
interface Attempt<T> {
  /** What it is about: the same for every try of the same thing. */
  key: string
  send: () => Promise<T>
  /** What it led to, looked up before it is sent once more; NOT_FOUND when it wasn't carried out. */
  lookUp: () => Promise<T | typeof NOT_FOUND>
}

export const NOT_FOUND = Symbol('not found')

/** Sends an attempt; one whose outcome was never learnt is looked up first, also after a reload of this tab. */
export type SendOnce = <T>(userId: string, attempt: Attempt<T>) => Promise<T>

/** Sends calls that must not be carried out twice. Rejects as the call or the look does; the attempt stays open while its outcome is unknown. */
export function useSendOnce(): SendOnce {
  const drafts = useDrafts()
  const memory = useMemory()
  return useCallback(
    async (userId, { key, send, lookUp }) => {
      const open = () => openIn(formsOf(drafts, userId)[FORM])
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

/** Among this tab's drafts: the keys of attempts whose outcome isn't known. */
const FORM = 'attempts'

function openIn(kept: unknown): string[] {
  return Array.isArray(kept) ? kept.filter((key) => typeof key === 'string') : []
}
