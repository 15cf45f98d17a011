import { type FormErrors, type GrantName, isAborted, isStatus } from '@driver-trust/domain'
import { useWriteBatch, type Writes } from '@driver-trust/domain/data'
import { FORM_ERROR } from 'final-form'
import { useRefusal } from '../permission/useRefusal.ts'
import { UNSENT } from './unsent.ts'

const CHANGED_MEANWHILE = 'Someone changed this in the meantime. Your entries are kept.'

interface SubmitOptions {
  grant: GrantName
  organisationId: string
  /** What a 409 says where it is about a field. */
  conflict?: FormErrors
}

/** Sends what a form holds and gives what to show in it: nothing after a success. */
export type Submit = (
  work: (writes: Writes) => Promise<unknown>,
  options: SubmitOptions,
) => Promise<FormErrors | undefined>

/** The one way in which forms of the core area are sent: a refusal and a conflict say what they are, anything else that nothing is lost. */
export function useSubmit(): Submit {
  const batch = useWriteBatch()
  const refusal = useRefusal()
  return async (work, { conflict, ...refused }) => {
    try {
      await batch(work)
      return undefined
    } catch (error) {
      if (isAborted(error)) return { [FORM_ERROR]: UNSENT }
      if (isStatus(error, 409)) return conflict ?? { [FORM_ERROR]: CHANGED_MEANWHILE }
      return { [FORM_ERROR]: (await refusal(error, refused)) ?? UNSENT }
    }
  }
}
