import type { DeadlineDocument } from '@driver-trust/domain/driver'
import type { Host } from './host.ts'

/** What an operator can set when deploying (docs/deploy.md): `npm run configure` writes it into meta elements of index.html. */
type Setting =
  | 'base'
  | 'api'
  | 'client-id'
  | 'document-checks'
  | 'required-documents'
  | 'organisations-per-call'
  | 'lock-after'
  | `plan-${'starter' | 'plus' | 'custom'}`
  | 'currency'
  | 'name'
  | 'support'
  | 'telemetry'
  | 'trace'
  | 'release'

export const PRODUCT = setting('name') ?? 'Driver Trust Console'

/** The path that the console is deployed below, such as `/console`; '' is the root of its origin. */
export const BASE = setting('base') ?? ''

/** Origin of the API, without a trailing slash; '' is the page's own. */
export const API_HOST: string = setting('api') ?? import.meta.env.VITE_API_HOST ?? ''

/** The client identifier that the console requests challenges with. */
export const CLIENT_ID: string = setting('client-id') ?? (import.meta.env.VITE_CLIENT_ID || 'driver-trust-console')

/** What the operator sets of the host. */
export const HOST_SETTINGS = {
  documentChecks: Number(setting('document-checks') ?? 500),
  requiredDocuments: (setting('required-documents')?.split(',') ?? []) as DeadlineDocument[], // as checked by configure
  organisationsPerCall: Number(setting('organisations-per-call')) || undefined,
  lockAfter: Number(setting('lock-after')) || undefined,
} satisfies Partial<Host>

/** What the plans offer, and after a bar what they cost a month: "Up to 50 drivers|49". */
export const PLANS = { starter: setting('plan-starter'), plus: setting('plan-plus'), custom: setting('plan-custom') }

/** Of all amounts, by ISO 4217; undefined shows fees as bare numbers. */
export const CURRENCY = setting('currency')

/** Whom users can ask: an e-mail address, or the address of a page. */
export const SUPPORT = setting('support')

/** Where failures and web vitals are sent (docs/telemetry.md); undefined sends nothing. */
export const TELEMETRY = setting('telemetry')

/** Whether calls carry a `traceparent`. */
export const TRACES = setting('trace') === 'on'

/** What is deployed, as the operator named it. */
export const RELEASE = setting('release')

/** A reason that only the operator can remove, and whom to ask. */
export const askSupport = (reason: string, support = SUPPORT): string =>
  support === undefined ? reason : `${reason} Ask ${support}.`

export const supportLink = (support: string): string => (support.includes('://') ? support : `mailto:${support}`)

/** Undefined where it is empty or no page exists, as in stories and tests. */
function setting(name: Setting): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector(`meta[name="console:${name}"]`)?.getAttribute('content') || undefined
}
