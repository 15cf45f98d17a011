export { grantShapes, TokenGrant } from './client/authCalls.ts'
export { type Call, callLabel, type InputOf, type NamedFile, pathParameters } from './client/Call.ts'
export { type CallOptions, type Calls, type Client, calls, createClient, queryString } from './client/createClient.ts'
export { type Clock, createClock, type Stamp } from './client/createClock.ts'
export type { Transport } from './client/exchange.ts'
export { createLog, describeError, type Log, type LogEntry } from './client/log.ts'
export {
  isAborted,
  isAnsweredByPage,
  isOutcomeUnknown,
  isStatus,
  mayHaveHappened,
  RequestError,
} from './client/RequestError.ts'
export { challengeBearer, requestTokens } from './client/requestTokens.ts'
export { isRefreshRateLimited } from './client/retries.ts'
export { UsersQuery } from './client/userCalls.ts'
export { createSession, type Session } from './session/createSession.ts'
export { onlyTab } from './session/onlyTab.ts'
export { createSpentTokens } from './session/spentTokens.ts'
export { consoleSessionNames, createTokenStore, type SessionNames, type TokenStore } from './session/tokenStore.ts'
