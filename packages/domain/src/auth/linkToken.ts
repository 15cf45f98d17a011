const longest = 2048

/** The token of a mailed link, or undefined where there is none, more than one, or text that no server would have sent (spec, section 2). */
export function linkToken(search: string | URLSearchParams): string | undefined {
  const [token = '', ...more] = new URLSearchParams(search).getAll('token')
  const isSane = more.length === 0 && token.length <= longest && /^[\x21-\x7e]+$/.test(token)
  return isSane ? token : undefined
}
