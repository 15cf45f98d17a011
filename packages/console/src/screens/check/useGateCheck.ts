import { useData } from '@driver-trust/domain/data'
import { isAborted, RequestError } from '@driver-trust/domain/http'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { useRef, useState } from 'react'
import { useViewer } from '../../account/useViewer.ts'
import { useHost } from '../../host/host.ts'
import { useEventListener } from '../../host/useEventListener.ts'
import { useExpiry } from '../../host/useExpiry.ts'
import { useAbortOnLeave } from '../../load/useAbortOnLeave.ts'
import { askAtGate, type GateAnswer } from './askAtGate.ts'

export type GateState =
  | { kind: 'ready' }
  /** Offline: it will be asked once the connection is back. */
  | { kind: 'waiting'; dtId: number }
  | { kind: 'checking'; dtId: number }
  | { kind: 'failed'; dtId: number; isReached: boolean }
  | { kind: 'answered'; dtId: number; answer: GateAnswer }

interface GateCheck {
  state: GateState
  /** Asks about an ID; supersedes the check under way, unless that is for the same ID. */
  check: (dtId: number) => void
  /** Forgets the verdict and the check under way. */
  clear: () => void
}

/** Milliseconds after which a verdict is out of date. */
const LIFETIME = 60_000

/**
 * The verdict on one driver ID at a time. It asks again after a minute, on return to the tab and after being offline;
 * meanwhile there is no verdict.
 */
export function useGateCheck(organisation: OrganisationNode): GateCheck {
  const { tree } = useViewer()
  const { client, session, log, clock } = useData()
  const { requiredDocuments: required } = useHost()
  const [state, setState] = useState<GateState>({ kind: 'ready' })
  const running = useAbortOnLeave()
  const asked = useRef<number>(undefined) // by the check under way

  const clear = () => {
    running.current?.abort()
    running.current = undefined
    setState({ kind: 'ready' })
  }
  const check = async (dtId: number) => {
    if (running.current && asked.current === dtId) return
    clear()
    if (!navigator.onLine) return setState({ kind: 'waiting', dtId })
    const own = new AbortController()
    running.current = own
    asked.current = dtId
    const signal = AbortSignal.any([own.signal, session.lifetime()])
    setState({ kind: 'checking', dtId })
    const next = await askAtGate(dtId, { client, clock, required, tree, organisation, signal, log }).then(
      (answer): GateState => ({ kind: 'answered', dtId, answer }),
      (error: unknown): GateState => {
        if (!isAborted(error)) log.error(error)
        return { kind: 'failed', dtId, isReached: error instanceof RequestError && error.failure === 'http' }
      },
    )
    if (running.current !== own) return
    running.current = undefined
    setState(next)
  }

  const checkAgain = () => {
    if (state.kind !== 'ready' && state.kind !== 'checking') void check(state.dtId)
  }
  const onReturn = () => {
    if (document.visibilityState === 'visible') checkAgain()
  }
  useEventListener(document, 'visibilitychange', onReturn)
  useEventListener(window, 'focus', onReturn)
  useEventListener(window, 'online', onReturn)
  /** Without a connection there is no verdict, and none may come back by itself but on the latest ID. */
  useEventListener(window, 'offline', () => {
    if (state.kind === 'ready') return
    clear()
    setState({ kind: 'waiting', dtId: state.dtId })
  })
  useExpiry(checkAgain, LIFETIME, state.kind === 'answered')

  return { state, check: (dtId) => void check(dtId), clear }
}
