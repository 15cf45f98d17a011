import { useData, useWriteBatch, type WriteName, type Writes } from '@driver-trust/domain/data'
import { isAborted, isStatus } from '@driver-trust/domain/http'
import type { GrantName } from '@driver-trust/domain/permission'
import type { FormErrors } from '@driver-trust/domain/struct'
import { FORM_ERROR } from 'final-form'
import { useRefusal } from '../account/useRefusal.ts'
import { useViewer } from '../account/useViewer.ts'
import { NOT_FOUND, notSentText, UNSENT, unsentText, useSendOnce } from './useSendOnce.ts'

export const CHANGED_MEANWHILE = 'Someone changed this in the meantime. Your entries are kept.'

interface SubmitOptions {
  grant: GrantName
  organisationId: string
  /** The errors to show for a 409, if a field caused it. */
  conflict?: FormErrors
  /** A retry looks the call up first, so an unknown outcome is reported as unknown. */
  looksFirst?: boolean
  /** For a call that must not be carried out twice: which one, what it is about, and a lookup that tells whether it was. */
  once?: { call: WriteName; key: string; lookUp: (lifetime: AbortSignal) => Promise<boolean> }
}

/** Sends a form's values; resolves to the errors to show, or to nothing on success. */
type Submit = (work: (writes: Writes) => Promise<unknown>, options: SubmitOptions) => Promise<FormErrors | undefined>

/**
 * How every form in the core area is sent: a refusal or conflict is explained; for any other failure, the message says that nothing is
 * lost.
 */
export function useSubmit(): Submit {
  const batch = useWriteBatch()
  const refusal = useRefusal()
  const sendOnce = useSendOnce()
  const { session } = useData()
  const { user } = useViewer()
  return async (work, { conflict, once, looksFirst = once !== undefined, ...refused }) => {
    const wasOnline = navigator.onLine
    const lifetime = session.lifetime()
    try {
      await batch(async (writes, touch) => {
        if (!once) return work(writes)
        const lookUp = async () => ((await once.lookUp(lifetime)) ? touch(once.call) : NOT_FOUND)
        return sendOnce(user.id, { key: `${once.call}:${once.key}`, send: () => work(writes), lookUp })
      })
      return undefined
    } catch (error) {
      if (isAborted(error)) return { [FORM_ERROR]: UNSENT }
      if (isStatus(error, 409)) return conflict ?? { [FORM_ERROR]: CHANGED_MEANWHILE }
      const unsent = looksFirst && wasOnline ? unsentText(error) : notSentText(error)
      return { [FORM_ERROR]: (await refusal(error, refused)) ?? unsent }
    }
  }
}
