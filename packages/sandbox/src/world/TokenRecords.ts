/** Milliseconds for which tokens are valid. */
const LIFETIME = { access: 5 * 60 * 1000, refresh: 12 * 60 * 60 * 1000 } as const

interface TokenRecord {
  personId: string | undefined
  /** What a token of a challenge or service is for, instead of signing in. */
  scope?: string | undefined
  /** All tokens that descend from one sign-in. */
  family: string
  expiresAt: number
}

/** Bearer and refresh tokens. A refresh token can be exchanged once; using it again revokes the whole family. */
export interface TokenRecords {
  access: Map<string, TokenRecord>
  refresh: Map<string, TokenRecord & { isSpent: boolean }>
}

export interface IssuedTokens {
  access_token: string
  expires_in: number
  refresh_token: string
  refresh_expires_in: number
  token_type: 'Bearer'
}

interface Issuer {
  world: { tokens: TokenRecords }
  now: () => number
  newId: () => string
}

interface Issue {
  personId: string | undefined
  scope?: string | undefined
  /** The sign-in that they descend from; by default they begin a new one. */
  family?: string
}

export function issueTokens(state: Issuer, { personId, scope, family = state.newId() }: Issue): IssuedTokens {
  const { tokens } = state.world
  const access = `access-${state.newId()}`
  const refresh = `refresh-${state.newId()}`
  tokens.access.set(access, { personId, scope, family, expiresAt: state.now() + LIFETIME.access })
  tokens.refresh.set(refresh, { personId, family, expiresAt: state.now() + LIFETIME.refresh, isSpent: false })
  return {
    access_token: access,
    expires_in: LIFETIME.access / 1000,
    refresh_token: refresh,
    refresh_expires_in: LIFETIME.refresh / 1000,
    token_type: 'Bearer',
  }
}

/** Exchanges a refresh token once; undefined if it is unknown, expired or was used before. */
export function rotateTokens(state: Issuer, refreshToken: string): IssuedTokens | undefined {
  const { tokens } = state.world
  const record = tokens.refresh.get(refreshToken)
  if (!record) return undefined
  if (record.isSpent || record.expiresAt <= state.now()) {
    revokeFamily(tokens, record.family)
    return undefined
  }
  record.isSpent = true
  return issueTokens(state, { personId: record.personId, family: record.family })
}

function revokeFamily(tokens: TokenRecords, family: string): void {
  for (const [token, record] of tokens.access) if (record.family === family) tokens.access.delete(token)
  for (const record of tokens.refresh.values()) if (record.family === family) record.isSpent = true
}

/** The record of an access token, if it is valid. */
export function readAccessToken({ world, now }: Issuer, accessToken: string): TokenRecord | undefined {
  const record = world.tokens.access.get(accessToken)
  return record && record.expiresAt > now() ? record : undefined
}

export function revokePerson(tokens: TokenRecords, personId: string): void {
  for (const { personId: id, family } of [...tokens.refresh.values()]) if (id === personId) revokeFamily(tokens, family)
}
