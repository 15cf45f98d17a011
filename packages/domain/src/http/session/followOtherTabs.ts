import { pause } from '../client/exchange.ts'
import { beginEpoch, type SessionEnvironment, type SessionEvent, type SessionState } from './SessionState.ts'
import { isTabMessage, markOf, type TabMessage } from './tabMessages.ts'
import { hasTokens, NO_TOKENS } from './tokenStore.ts'

interface Follower {
  environment: SessionEnvironment
  state: SessionState
  emit: (event: SessionEvent) => void
}

/**
 * How often and how many times a tab looks for the tokens of a sign-in it heard of: for longer than the other tab
 * keeps rewriting them.
 */
const ADOPTION = { poll: 10, checks: 130 }
/** Milliseconds after a sign-in or sign-out here during which messages can still cross it. */
const CROSSING_WINDOW = 10_000
/** Milliseconds for which a removal waits for tokens by message. */
const HANDOVER_WAIT = 250

/** Follows other tabs: their sign-ins and sign-outs by messages, their refreshes and cleared storage by storage events. */
export function followOtherTabs(following: Follower): void {
  const { environment, state } = following
  const { channel, storageEvents, names, tokens } = environment
  channel.addEventListener('message', ({ data }) => {
    if (!isTabMessage(data)) return
    // Only a message that crossed our change can be older. Later the clock may have been set back, so the order means
    // nothing.
    const isOlder = data.at < state.changedAt && performance.now() - state.changedSince < CROSSING_WINDOW
    if (isOlder) return
    if (data.kind === 'signed-out') signedOutElsewhere(following)
    else if (data.kind === 'signed-in') signedInElsewhere(following, data)
    else refreshedElsewhere(following, data)
  })
  storageEvents.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent // the only kind of event with this name
    if (key !== null && key !== names.accessToken && key !== names.refreshToken) return
    // Just after a sign-in here, storage may still deliver what it replaced; a later sign-out comes by the channel.
    const isSettling = hasTokens(state.known) && performance.now() - state.changedSince < SETTLING_TIME
    if (isSettling) return
    // A refresh never removes the access token. What is stored now may be our own refresh, which crossed the sign-out.
    const isRemoval = key === null || (key === names.accessToken && newValue === null)
    const stored = tokens.read()
    if (isRemoval || !hasTokens(stored)) removedElsewhere(following)
    else if (hasTokens(state.known)) state.known = stored
  })
}

/**
 * A sign-out comes by the channel, and at once. A removal without one means that storage was cleared by hand, or that
 * it is full: then the tokens follow.
 */
function removedElsewhere(following: Follower) {
  const { state } = following
  const { epoch } = state
  setTimeout(() => {
    if (epoch === state.epoch && state.handedOver !== state.known) signedOutElsewhere(following)
  }, HANDOVER_WAIT)
}

/** Tokens that another tab of ours fetched; if they didn't fit in storage and replace this tab's, they come with it. */
function refreshedElsewhere({ environment: { tokens }, state }: Follower, { mark, before, tokens: next }: TabMessage) {
  state.ownTokens.add(mark)
  if (!next || before !== markOf(state.known.refreshToken)) return
  state.known = next
  state.handedOver = next
  tokens.write(next)
}

function signedOutElsewhere({ environment: { tokens }, state, emit }: Follower) {
  if (!hasTokens(state.known)) return
  const { refreshToken } = tokens.read()
  const isOld = refreshToken === state.known.refreshToken || refreshToken === state.lastWritten?.refreshToken
  const isReplaced = refreshToken !== undefined && !isOld
  if (isReplaced) return
  beginEpoch(state, NO_TOKENS, tokens.mark())
  tokens.clear()
  emit('signed-out')
}

/**
 * The message can overtake the storage it refers to, and a refresh of ours may have crossed the sign-in; then the
 * other tab writes again.
 */
function signedInElsewhere({ environment: { tokens }, state, emit }: Follower, { mark, tokens: next }: TabMessage) {
  if (next) tokens.write(next)
  const wasSignedIn = hasTokens(state.known)
  beginEpoch(state, state.known, state.mark)
  const { epoch } = state
  let checks = 0
  const check = () => {
    checks += 1
    const isSuperseded = epoch !== state.epoch
    const stored = tokens.read()
    if (!isSuperseded && markOf(stored.accessToken) !== mark && checks < ADOPTION.checks) return
    clearInterval(poll)
    if (isSuperseded) return
    beginEpoch(state, stored, tokens.mark())
    if (hasTokens(stored)) emit('replaced')
    else if (wasSignedIn) emit('signed-out')
  }
  const poll = setInterval(check, ADOPTION.poll)
  check()
}

const CHECKS = [25, 100, 250, 500, 1000]

/** Milliseconds after a sign-in for which other tabs' storage may still deliver what it replaced. */
const SETTLING_TIME = 1100

/**
 * Writes the tokens of a sign-in again if a refresh or sign-out in another tab that crossed it overwrote them: the
 * newer sign-in wins. Tokens for which another tab exchanged ours already stay.
 */
export function rewriteTokens({ tokens, spentTokens }: SessionEnvironment, state: SessionState): void {
  const { epoch, known } = state
  const isLost = () =>
    state.epoch === epoch && state.known === known && tokens.read().refreshToken !== known.refreshToken
  const check = async () => {
    if (!isLost()) return
    await pause(50)
    const isSpent = known.refreshToken !== undefined && (await spentTokens.has(known.refreshToken))
    if (!isLost()) return
    if (isSpent) state.known = tokens.read()
    else tokens.write(known)
  }
  for (const delay of CHECKS) setTimeout(check, delay)
}
