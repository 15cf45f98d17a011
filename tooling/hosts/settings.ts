import { isIPv4 } from 'node:net'
import { deadlineDocuments } from '@driver-trust/domain/driver'

/** What differs between environments. Whatever is missing gets its default, also if an earlier run had set it. */
export interface Settings {
  /** The path below which the console is served, such as `/console`. */
  base?: string | undefined
  /** Origin of the API; the console's own if missing. */
  api?: string | undefined
  clientId?: string | undefined
  /** The product's name. */
  name?: string | undefined
  /** An e-mail address or a page. */
  support?: string | undefined
  /** Where browsers report violations of the content security policy. */
  report?: string | undefined
  /** Where the console sends failures and web vitals (docs/telemetry.md). */
  telemetry?: string | undefined
  /** Whether calls carry a `traceparent`. */
  trace?: boolean | undefined
  /** Cleared drivers of a branch up to whom the console reads their documents by itself; "0" always asks. */
  documentChecks?: string | undefined
  /** Documents without which nobody can drive, such as "passport,driversLicense"; none by default. */
  requiredDocuments?: string | undefined
  /** Organisations that one call names at most, "30" to "100"; 100 by default. */
  organisationsPerCall?: string | undefined
  /** Minutes without any input after which the session ends, "2" to "999"; never by default. */
  lockAfter?: string | undefined
  /** What the plans offer, with a monthly amount after a bar if there is one: "Up to 50 drivers|49". */
  planStarter?: string | undefined
  planPlus?: string | undefined
  planCustom?: string | undefined
  /** Of all amounts, by ISO 4217; without it fees are bare numbers. */
  currency?: string | undefined
  /** What telemetry calls this deployment. */
  release?: string | undefined
  /** Where researchers report vulnerabilities: a `mailto:` or a page, for security.txt. */
  securityContact?: string | undefined
  /** For the host files: the API behind the console's origin. */
  upstream?: string | undefined
  /** For the host files: an address and port for plain HTTP, behind something that ends TLS. */
  listen?: string | undefined
}

/** The settings in their canonical form. Throws an Error that names the wrong one. */
export function checkSettings(settings: Settings): Settings {
  const { base, api, clientId, name, support, report, telemetry, release, securityContact, upstream, listen } = settings
  const { documentChecks, requiredDocuments, organisationsPerCall, lockAfter, currency } = settings
  if (base !== undefined && !/^(?=.{1,200}$)(?:\/[\w-]+)+\/?$/.test(base))
    throw new Error(`--base must be a path such as /console, of letters, digits, _ and -, not "${base}".`)
  if (base !== undefined && /^\/(?:api|assets|healthz)(?:\/|$)/i.test(base))
    throw new Error(`--base can't be "${base}", where the API, the console's own files or the health check are.`)
  if (clientId !== undefined && !/^[\w.:-]{1,256}$/.test(clientId))
    throw new Error(`--client-id may have letters, digits and . : _ - only, not "${clientId}".`)
  if (name !== undefined && !/^[^\p{C}\p{Zl}\p{Zp}]{1,60}$/u.test(name))
    throw new Error('--name must have 1 to 60 characters.')
  if (release !== undefined && !/^[\w.+-]{1,60}$/.test(release))
    throw new Error(`--release may have letters, digits and . + _ - only, not "${release}".`)
  if (documentChecks !== undefined && !/^\d{1,5}$/.test(documentChecks))
    throw new Error(`--document-checks must be a number of drivers such as 500, or 0, not "${documentChecks}".`)
  if (requiredDocuments?.split(',').some((each) => !deadlineDocuments.some((document) => document === each)))
    throw new Error(
      `--required-documents must be a list of ${deadlineDocuments.join(', ')} without blanks, not "${requiredDocuments}".`,
    )
  if (organisationsPerCall !== undefined && !/^(?:[3-9]\d|100)$/.test(organisationsPerCall))
    throw new Error(`--organisations-per-call must be a number from 30 to 100, not "${organisationsPerCall}".`)
  if (lockAfter !== undefined && !/^(?:[2-9]|[1-9]\d{1,2})$/.test(lockAfter))
    throw new Error(`--lock-after must be a number of minutes from 2 to 999, not "${lockAfter}".`)
  if (currency !== undefined && !Intl.supportedValuesOf('currency').includes(currency))
    throw new Error(`--currency must be a code of ISO 4217 such as EUR, not "${currency}".`)
  checkPlans(settings)
  if (listen !== undefined && !isListening(listen))
    throw new Error(`--listen must be a port, or an IPv4 address and a port, not "${listen}".`)
  return {
    ...settings,
    base: base?.replace(/\/$/, ''),
    api: api === undefined ? undefined : originOf('--api', api),
    support: support === undefined || EMAIL.test(support) ? support : webAddress('--support', support),
    report: report === undefined ? undefined : webAddress('--report', report),
    telemetry: telemetry === undefined ? undefined : webAddress('--telemetry', telemetry),
    securityContact: securityContact === undefined ? undefined : contactOf(securityContact),
    upstream: upstream === undefined ? undefined : originOf('--upstream', upstream, true),
  }
}

function checkPlans({ planStarter, planPlus, planCustom, currency }: Settings) {
  for (const [name, plan] of Object.entries({ starter: planStarter, plus: planPlus, custom: planCustom })) {
    const [, text = '', amount] = /^([^|]*)(?:\|(.*))?$/s.exec(plan ?? '') ?? []
    if (plan !== undefined && !/^[^\p{C}\p{Zl}\p{Zp}]{1,120}$/u.test(text))
      throw new Error(`--plan-${name} must have a text of 1 to 120 characters.`)
    if (amount !== undefined && !/^\d{1,7}(?:\.\d{2})?$/.test(amount))
      throw new Error(`--plan-${name} must end with an amount such as |49 or |49.50, not "|${amount}".`)
    if (amount !== undefined && currency === undefined)
      throw new Error(`--plan-${name} has an amount: set its --currency too.`)
  }
}

const EMAIL = /^[\p{L}\p{N}._+'-]{1,64}@[\p{L}\p{N}.-]{1,190}$/u
/** The longest header that nginx takes has 4096 bytes, with the name of the header and the rest of its value. */
const LONGEST_ADDRESS = 1000
const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const ORIGIN = new RegExp(`^(https?):\\/\\/((?=.{1,253}(?::|\\/|$))${LABEL}(?:\\.${LABEL})*)(?::\\d{1,5})?\\/?$`, 'i')

function isListening(text: string): boolean {
  const [, address, port] = /^(?:([\d.]+|localhost):)?(\d{1,5})$/.exec(text) ?? []
  const isAddress = address === undefined || address === 'localhost' || isIPv4(address)
  return isAddress && Number(port) > 0 && Number(port) < 65_536
}

function contactOf(text: string): string {
  const [, address] = /^mailto:([\x21-\x7e]*)$/i.exec(text) ?? []
  if (address === undefined) return webAddress('--security-contact', text)
  if (!EMAIL.test(address))
    throw new Error(`--security-contact must be like mailto:security@example.com, not "${text}".`)
  return `mailto:${address}`
}

/**
 * An origin in its plainest spelling: letters, digits, dots, hyphens and a port, so that it can stand in a policy and in a host's
 * configuration. Plain HTTP is for the own machine, and for what a host reaches in its own network.
 */
function originOf(option: string, text: string, isInside = false): string {
  const [, protocol = '', host = ''] = ORIGIN.exec(text) ?? []
  const isPlain = /^http$/i.test(protocol) && (isInside || host === 'localhost' || host === '127.0.0.1')
  const url = parsed(text)
  if (!url || (!/^https$/i.test(protocol) && !isPlain))
    throw new Error(`${option} must be an origin such as https://api.example.com, not "${text}".`)
  return url.origin
}

/** Only printable ASCII, because the parser drops line breaks and turns look-alikes of a host's letters into these. */
function webAddress(option: string, text: string): string {
  const url =
    /^https:\/\/[\x21-\x5b\x5d-\x7e]+$/i.test(text) && text.length <= LONGEST_ADDRESS ? parsed(text) : undefined
  if (!url || url.username || url.password)
    throw new Error(`${option} must be an address that starts with https://, not "${text}".`)
  originOf(option, url.origin)
  // None of these may end a header's value or be read as a variable by a host's configuration.
  return url.href.replace(/["'`;\\${}]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}

function parsed(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
