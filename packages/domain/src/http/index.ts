export type { Answer, Authorization, Call, Carrier, InputOf, Method, NamedFile, ResultOf } from './Call.ts'
export { callLabel } from './callLabel.ts'
export { type Calls, calls } from './calls.ts'
export { challengeBearer } from './challengeBearer.ts'
export { type CallOptions, type Client, createClient } from './createClient.ts'
export { createSession, type Session } from './createSession.ts'
export { createDatabaseLocks } from './databaseLocks.ts'
export type { Transport } from './exchange.ts'
export { type PathParameter, pathParameters } from './fillPath.ts'
export { Grant, grantShapes } from './Grant.ts'
export { createLog, describeError, type Log, type LogEntry } from './log.ts'
export { type Query, queryString } from './queryString.ts'
export {
  isAborted,
  isOutcomeUnknown,
  isStatus,
  mayHaveHappened,
  RequestError,
  type RequestFailure,
} from './RequestError.ts'
export { requestTokens } from './requestTokens.ts'
export type { SessionEnvironment } from './SessionEnvironment.ts'
export type { SessionEvent } from './SessionEvent.ts'
export { consoleSessionNames, type SessionNames } from './SessionNames.ts'
export { createSpentLedger, type SpentLedger } from './spentLedger.ts'
export { createStorageChannel } from './storageChannel.ts'
export { createTokenStore, type TokenStore, type Tokens } from './tokenStore.ts'
export { UsersQuery } from './UsersQuery.ts'
