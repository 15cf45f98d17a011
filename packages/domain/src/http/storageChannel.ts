import type { SessionEnvironment } from './SessionEnvironment.ts'

interface ChannelEnvironment {
  storage: () => Pick<Storage, 'setItem' | 'removeItem'>
  storageEvents: EventTarget
  key: string
}

/** Stands in for BroadcastChannel: a message is a value that is stored and removed at once, and reaches other tabs as an event of storage (spec, section 4, Session). */
export function createStorageChannel(environment: ChannelEnvironment): NonNullable<SessionEnvironment['channel']> {
  const { storage, storageEvents, key } = environment
  const target = new EventTarget()
  storageEvents.addEventListener('storage', (event) => {
    const { key: changed, newValue } = event as StorageEvent // the only kind of event with this name
    if (changed !== key || newValue === null) return
    target.dispatchEvent(new MessageEvent('message', { data: parsed(newValue) }))
  })
  const postMessage = (data: unknown) => {
    try {
      storage().setItem(key, JSON.stringify(data))
      storage().removeItem(key)
    } catch {
      // A storage that refuses tells nobody anything.
    }
  }
  return Object.assign(target, { postMessage }) as NonNullable<SessionEnvironment['channel']> // dispatches message events only
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
