import type { SessionEnvironment } from './SessionEnvironment.ts'
import type { SessionState } from './SessionState.ts'
import type { Tokens } from './tokenStore.ts'

/** One attempt of one tab to renew the tokens. */
export interface Refresh {
  environment: SessionEnvironment
  state: SessionState
  /** The tokens with which the call was refused. */
  before: Tokens
  /** The epoch in which it began. */
  epoch: number
}
