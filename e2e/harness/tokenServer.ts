import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { build } from 'vite'
import { listen } from '../../packages/sandbox/src/server/listen.ts'

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

export interface TokenServer {
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
  expire: (accessToken: string) => void
  close: () => void
}

/**
 * Starts a bare HTTP server whose rules share no code with the sandbox: it rotates refresh tokens, ends the session if one is
 * sent twice, and serves a page with nothing but the console's session.
 */
export async function startTokenServer(): Promise<TokenServer> {
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
  const strict: TokenServer = {
    origin: '',
    posts: [],
    rotated: [],
    onToken: answerTokens,
    padding: 0,
    issue: () => issue(),
    expireAll: () => valid.clear(),
    expire: (accessToken) => valid.delete(accessToken),
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

/** Exchanges the token after a pause in milliseconds, and answers after another. */
export const answerLate =
  (pause: () => number) =>
  async ({ response, rotate }: TokenPost): Promise<void> => {
    await setTimeout(pause())
    const tokens = rotate()
    await setTimeout(pause())
    answerWith(response, tokens)
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

/** The document of the page with nothing but the session. */
const SESSION_PAGE =
  '<!doctype html><title>Session</title><link rel="icon" href="data:,"><script type="module" src="/session.js"></script>'

/** That page's script, served as /session.js. */
async function bundleSessionPage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'sessionPage.ts'),
        output: { codeSplitting: false },
      },
    },
  })
  const [built] = Array.isArray(result) ? result : [result]
  if (!built || !('output' in built)) throw new Error('The page of the session was not bundled.')
  return built.output[0].code
}
