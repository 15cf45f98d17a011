import { callLabel, calls, isAnsweredByPage, isStatus, RequestError } from '@driver-trust/domain/http'
import { TextLink } from '@driver-trust/ui/text-link'
import type { ReactNode } from 'react'
import { API_HOST, SUPPORT, supportLink } from '../host/product.ts'

interface ApiHintProps {
  error: unknown
  /** Shown for every other error. */
  otherwise?: ReactNode
  host?: string | undefined
  support?: string | undefined
}

/** Where nothing has loaded yet: which address didn't answer as the API, how, and whom to tell. The deployment may be at fault. */
export function ApiHint({ error, otherwise, host = API_HOST, support = SUPPORT }: ApiHintProps) {
  const address = host === '' ? '/api/v1 on this site' : `${host}/api/v1`
  const found = navigator.onLine ? foundAt(address, error) : undefined
  if (found === undefined) return otherwise
  return (
    <p>
      {found} If this keeps happening, tell{' '}
      {support ? (
        <TextLink href={supportLink(support)}>{support.includes('://') ? 'support' : support}</TextLink>
      ) : (
        'the people who run this console'
      )}
      .
    </p>
  )
}

/** The API has it for everyone, so that 404 isn't its answer. */
const SIGN_IN = callLabel(calls.token)

function foundAt(address: string, error: unknown): string | undefined {
  const status = error instanceof RequestError ? error.status : undefined
  if (isAnsweredByPage(error)) return `A web page answered at ${address}, not the API${status ? ` (${status})` : ''}.`
  if (isStatus(error, 405) || (isStatus(error, 404) && error.call === SIGN_IN))
    return `There’s no API at ${address}: the answer was ${status}.`
  if (isStatus(error, 502, 504)) return `The API behind ${address} can’t be reached: the answer was ${status}.`
  if (!(error instanceof RequestError)) return undefined
  if (error.failure === 'timeout') return `The API at ${address} didn’t answer in time.`
  if (error.failure !== 'network') return undefined
  return address.startsWith('/')
    ? `Nothing answered at ${address}.`
    : `Nothing answered at ${address}. It may be down, its certificate may be invalid, or it may not allow this site to call it (CORS).`
}
