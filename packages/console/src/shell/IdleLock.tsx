import { useData } from '@driver-trust/domain/data'
import { countOf } from '@driver-trust/domain/text'
import { useEffect, useEffectEvent, useState } from 'react'
import { useHost } from '../host/host.ts'
import { storageKeys } from '../host/storageKeys.ts'
import { lazyPart } from '../load/lazyPart.tsx'
import { useNavigation } from '../routing/useNavigation.ts'

const IdleWarning = lazyPart(() => import('./IdleWarning.tsx').then((module) => module.IdleWarning))

/** Ends the session of a device that nobody has used for as long as the operator allows (`--lock-after`), after a warning. */
export function IdleLock() {
  const { lockAfter } = useHost()
  return lockAfter === undefined ? null : <Watch minutes={lockAfter} />
}

const MINUTE = 60_000
/** Milliseconds between two looks, which move the countdown. */
const LOOK = 1000
/** Milliseconds between two stamps of a user who types. */
const PACE = 5000
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const

/** The tabs share the time of the last input. Forms keep their drafts, as after any session that was lost. */
function Watch({ minutes }: { minutes: number }) {
  const { session } = useData()
  const { memory, drafts } = useHost()
  const { unsaved } = useNavigation()
  const [left, setLeft] = useState<number>() // seconds, while it warns
  const touch = () => {
    memory.write(storageKeys.lastInput, Date.now())
    setLeft(undefined)
  }
  const lock = () => {
    setLeft(undefined)
    session.signOut() // the guard keeps the address
    drafts.write(
      storageKeys.stoppedWork,
      `You were signed out: nobody had used the console for ${countOf(minutes, 'minute')}.`,
    )
  }
  const look = useEffectEvent((isInput: boolean) => {
    const last = memory.read(storageKeys.lastInput)
    const idle = Date.now() - Number(last)
    if (typeof last !== 'number' || idle < 0 || !session.hasTokens()) return touch() // below 0: the clock was set back
    const rest = minutes * MINUTE - idle
    const isWorking = [...unsaved.values()].includes('running')
    if (rest <= 0) return lock()
    if ((isInput || isWorking) && (idle > PACE || left !== undefined)) return touch()
    return setLeft(rest <= MINUTE ? Math.ceil(rest / 1000) : undefined)
  })
  useEffect(() => {
    const timer = setInterval(() => look(false), LOOK)
    const onInput = () => look(true)
    const onReturn = () => look(false) // a device that slept
    look(false)
    for (const type of INPUTS) window.addEventListener(type, onInput, { capture: true, passive: true })
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearInterval(timer)
      for (const type of INPUTS) window.removeEventListener(type, onInput, { capture: true })
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [])
  return left === undefined ? null : <IdleWarning seconds={left} minutes={minutes} onStay={touch} />
}
