import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../packages/sandbox/src/server/listen.ts'
import { bundleSessionPage, SESSION_PAGE } from './startHarness.ts'

const FIRST_PORT = 4500
const JSON_TYPE = { 'content-type': 'application/json' }

export interface TokenPost {
  refreshToken: string
  response: ServerResponse
  /** Exchanges the token; undefined, ending every session, if it was sent before. */
  rotate: () => TokenAnswer | undefined
  /** True once the client has hung up. */
  isGone: () => boolean
}

interface TokenAnswer {
  access_token: string
  refresh_token: string
}

export interface StrictServer {
  origin: string
  /** Refresh tokens in the order they were posted. */
  posts: string[]
  /** Refresh tokens that were exchanged. */
  rotated: string[]
  /** Handles a token request; by default exchanges at once. */
  onToken: (post: TokenPost) => void | Promise<void>
  /** Characters by which the next tokens are longer than the first. */
  padding: number
  issue: () => { accessToken: string; refreshToken: string }
  /** Expires every access token. */
  expireAll: () => void
  close: () => void
}

/**
 * Starts a bare HTTP server that rotates refresh tokens, ends the session if one is sent twice, and counts requests.
 */
export async function startStrictServer(): Promise<StrictServer> {
  const script = await bundleSessionPage()
  const valid = new Set<string>()
  const families = new Map<string, Set<string>>()
  let count = 0
  const issue = (family = new Set<string>()) => {
    count += 1
    const more = 'x'.repeat(strict.padding)
    const tokens = { accessToken: `access-${count}${more}`, refreshToken: `refresh-${count}${more}` }
    valid.add(tokens.accessToken)
    family.add(tokens.accessToken)
    families.set(tokens.refreshToken, family)
    return tokens
  }
  const exchange = (refreshToken: string): TokenAnswer | undefined => {
    const family = families.get(refreshToken)
    if (!family || strict.rotated.includes(refreshToken)) {
      for (const access of family ?? []) valid.delete(access)
      for (const [token, itsFamily] of families) if (itsFamily === family) families.delete(token)
      return undefined
    }
    strict.rotated.push(refreshToken)
    const { accessToken, refreshToken: next } = issue(family)
    return { access_token: accessToken, refresh_token: next }
  }
  const strict: StrictServer = {
    origin: '',
    posts: [],
    rotated: [],
    onToken: answerTokens,
    padding: 0,
    issue: () => issue(),
    expireAll: () => valid.clear(),
    close: () => undefined,
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/session.js') return void response.setHeader('content-type', 'text/javascript').end(script)
    if (!pathname.startsWith('/api/')) return void response.setHeader('content-type', 'text/html').end(SESSION_PAGE)
    if (!pathname.endsWith('/token')) {
      const isKnown = valid.has(request.headers.authorization?.replace('Bearer ', '') ?? '')
      response.writeHead(isKnown ? 200 : 401, JSON_TYPE).end(isKnown ? JSON.stringify(PERSON) : '{}')
      return
    }
    const refreshToken = new URLSearchParams(await text(request)).get('refresh_token') ?? ''
    strict.posts.push(refreshToken)
    await strict.onToken({
      refreshToken,
      response,
      rotate: () => exchange(refreshToken),
      isGone: () => response.destroyed || response.closed,
    })
  }
  const { server, port } = await listen((request, response) => void answer(request, response), {
    port: FIRST_PORT,
    isExact: false,
  })
  return Object.assign(strict, {
    origin: `http://localhost:${port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  })
}

/** Exchanges the token and answers, or refuses it. */
export function answerTokens({ response, rotate }: TokenPost): void {
  answerWith(response, rotate())
}

/** Answers with the tokens, or refuses a worthless one. */
export function answerWith(response: ServerResponse, tokens: TokenAnswer | undefined): void {
  response.writeHead(tokens ? 200 : 401, JSON_TYPE).end(JSON.stringify(tokens ?? { error: 'invalid_grant' }))
}

const PERSON = {
  id: '8c5f7a0e-6f0b-4c0e-9f43-0d5a7b1c2d3e',
  email: 'helena@example.com',
  firstName: 'Helena',
  lastName: 'Marsh',
  role: 'admin',
  emailVerified: true,
}
