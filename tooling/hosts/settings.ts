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
  /** What telemetry calls this deployment. */
  release?: string | undefined
  /** For the host files: the API behind the console's origin. */
  upstream?: string | undefined
  /** For the host files: an address and port for plain HTTP, behind something that ends TLS. */
  listen?: string | undefined
}

/** The settings in their canonical form. Throws an Error that names the wrong one. */
export function checkSettings(settings: Settings): Settings {
  const { base, api, clientId, name, support, report, telemetry, release, upstream, listen } = settings
  if (base !== undefined && !/^(?:\/[\w-]+)+\/?$/.test(base))
    throw new Error(`--base must be a path such as /console, of letters, digits, _ and -, not "${base}".`)
  if (base !== undefined && /^\/(?:api|assets)(?:\/|$)/.test(base))
    throw new Error(`--base can't be "${base}", where the API or the console's own files are.`)
  if (clientId !== undefined && !/^[\w.:-]{1,256}$/.test(clientId))
    throw new Error(`--client-id may have letters, digits and . : _ - only, not "${clientId}".`)
  if (name !== undefined && !/^[^\p{C}]{1,60}$/u.test(name)) throw new Error('--name must have 1 to 60 characters.')
  if (support !== undefined && !/^[^\s@<>"]+@[^\s@<>"]+$/.test(support)) webAddress('--support', support)
  if (release !== undefined && !/^[\w.+-]{1,60}$/.test(release))
    throw new Error(`--release may have letters, digits and . + _ - only, not "${release}".`)
  if (listen !== undefined && !/^(?:[\w.-]+:)?\d{2,5}$/.test(listen))
    throw new Error(`--listen must be a port, or an address and a port, not "${listen}".`)
  return {
    ...settings,
    base: base?.replace(/\/$/, ''),
    api: api && originOf('--api', api),
    upstream: upstream && originOf('--upstream', upstream, true),
    report: report && webAddress('--report', report),
    telemetry: telemetry && webAddress('--telemetry', telemetry),
  }
}

/**
 * An origin in its plainest spelling: letters, digits, dots, hyphens and a port, so that it can stand in a policy and in a host's
 * configuration. Plain HTTP is for the own machine, and for what a host reaches in its own network.
 */
function originOf(option: string, text: string, isInside = false): string {
  const [, protocol = '', host = ''] =
    /^(https?):\/\/([a-z\d](?:[a-z\d.-]*[a-z\d])?)(?::\d{1,5})?\/?$/i.exec(text) ?? []
  const isPlain = protocol === 'http' && (isInside || host === 'localhost' || host === '127.0.0.1')
  const url = parsed(text)
  if (!url || (protocol !== 'https' && !isPlain))
    throw new Error(`${option} must be an origin such as https://api.example.com, not "${text}".`)
  return url.origin
}

function webAddress(option: string, text: string): string {
  const url = parsed(text)
  if (url?.protocol !== 'https:' || url.username || url.password)
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
