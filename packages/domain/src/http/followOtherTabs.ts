import { SETTLING } from './reassert.ts'
import type { SessionEnvironment } from './SessionEnvironment.ts'
import type { SessionEvent } from './SessionEvent.ts'
import { beginEpoch, type SessionState } from './SessionState.ts'
import { isTabNews, markOf } from './tabNews.ts'
import { hasTokens, type Tokens } from './tokenStore.ts'

interface Following {
  environment: SessionEnvironment
  state: SessionState
  emit: (event: SessionEvent) => void
}

/** How often and how long a tab looks for the tokens of a sign-in that it heard of: longer than the other tab reasserts them. */
const ADOPTION = { poll: 10, checks: 130 }
const NOTHING: Tokens = { accessToken: undefined, refreshToken: undefined }

/** Takes part in what other tabs do: by their messages, and by events of storage where messages fail. */
export function followOtherTabs(following: Following): void {
  const { environment, state } = following
  const { channel, storageEvents, names, tokens, now } = environment
  channel?.addEventListener('message', ({ data }) => {
    if (!isTabNews(data) || data.at < state.changedAt) return
    if (data.kind === 'signed-out') signedOutElsewhere(following)
    else signedInElsewhere(following, data.mark)
  })
  storageEvents?.addEventListener('storage', (event) => {
    const { key, newValue } = event as StorageEvent // the only kind of event with this name
    if (key !== null && key !== names.accessToken && key !== names.refreshToken) return
    // Just after a sign-in here, storage may still bring what it replaced; a sign-out since then comes by the channel.
    const isSettling = channel !== undefined && hasTokens(state.known) && now() - state.changedAt < SETTLING
    if (isSettling) return
    // A refresh never takes the access token away. What is stored now may be our own refresh, which crossed the sign-out.
    const isRemoval = key === null || (key === names.accessToken && newValue === null)
    const held = tokens.read()
    if (isRemoval || !hasTokens(held)) signedOutElsewhere(following)
    else if (hasTokens(state.known)) state.known = held
  })
}

function signedOutElsewhere({ environment: { tokens }, state, emit }: Following) {
  if (!hasTokens(state.known)) return
  const { refreshToken } = tokens.read()
  const isOld = refreshToken === state.known.refreshToken || refreshToken === state.ours?.refreshToken
  const isReplaced = refreshToken !== undefined && !isOld
  if (isReplaced) return
  beginEpoch(state, NOTHING)
  tokens.clear()
  emit('signed-out')
}

/** The message may overtake the storage it speaks of, and a refresh of ours may have crossed the sign-in: the other tab writes again then. */
function signedInElsewhere({ environment: { tokens }, state, emit }: Following, mark: number) {
  const wasSignedIn = hasTokens(state.known)
  beginEpoch(state, state.known)
  const { epoch } = state
  let checks = 0
  const check = () => {
    checks += 1
    const isSuperseded = epoch !== state.epoch
    const held = tokens.read()
    if (!isSuperseded && markOf(held.accessToken) !== mark && checks < ADOPTION.checks) return
    clearInterval(poll)
    if (isSuperseded) return
    beginEpoch(state, held)
    if (hasTokens(held)) emit('replaced')
    else if (wasSignedIn) emit('signed-out')
  }
  const poll = setInterval(check, ADOPTION.poll)
  check()
}
