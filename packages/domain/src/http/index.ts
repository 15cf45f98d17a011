export { Grant, grantShapes } from './client/authCalls.ts'
export {
  type Answer,
  type Authorization,
  type Call,
  callLabel,
  type InputOf,
  type Method,
  type NamedFile,
  pathParameters,
  type ResultOf,
} from './client/Call.ts'
export { type CallOptions, type Calls, type Client, calls, createClient, queryString } from './client/createClient.ts'
export type { Transport } from './client/exchange.ts'
export { createLog, describeError, type Log, type LogEntry } from './client/log.ts'
export {
  isAborted,
  isAnsweredByPage,
  isOutcomeUnknown,
  isStatus,
  mayHaveHappened,
  RequestError,
  type RequestFailure,
} from './client/RequestError.ts'
export { challengeBearer, requestTokens } from './client/requestTokens.ts'
export { UsersQuery } from './client/userCalls.ts'
export { createSession, type Session } from './session/createSession.ts'
export { onlyTab } from './session/onlyTab.ts'
export type { SessionEnvironment, SessionEvent } from './session/SessionState.ts'
export { createSpentTokens, type SpentTokens } from './session/spentTokens.ts'
export {
  consoleSessionNames,
  createTokenStore,
  type SessionNames,
  type TokenStore,
  type Tokens,
} from './session/tokenStore.ts'
