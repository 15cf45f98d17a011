import type { Deliver } from './fakeLocks.ts'

interface Mutation {
  key: string
  value: string | undefined
  place: number
}

interface Replica {
  held: Map<string, string>
  target: EventTarget
  arriving: Mutation[]
  /** Where in the order of all writes this tab last wrote a key: older news of it is not applied. */
  own: Map<string, number>
}

/**
 * Local storage as Chromium has it: every tab reads its own copy, writes of others arrive late but in order, each with its event,
 * and never undo what this tab wrote after them.
 */
export function fakeStorages(count: number, deliver: Deliver) {
  const replicas: Replica[] = Array.from({ length: count }, () => ({
    held: new Map(),
    target: new EventTarget(),
    arriving: [],
    own: new Map(),
  }))
  let writes = 0
  const change = (replica: Replica, key: string, value: string | undefined) => {
    if (replica.held.get(key) === value) return
    writes += 1
    const mutation = { key, value, place: writes }
    replica.own.set(key, writes)
    put(replica.held, mutation)
    for (const other of replicas) {
      if (other === replica) continue
      other.arriving.push(mutation)
      deliver(() => arrive(other))
    }
  }
  return {
    tabs: replicas.map((replica) => ({ target: replica.target, storage: storageOf(replica, change) })),
    fill(fields: Readonly<Record<string, string | undefined>>) {
      for (const { held } of replicas)
        for (const [key, value] of Object.entries(fields)) put(held, { key, value, place: 0 })
    },
  }
}

function arrive(replica: Replica) {
  const mutation = replica.arriving.shift()
  if (!mutation) return
  const { key, value = null } = mutation
  if ((replica.own.get(key) ?? 0) < mutation.place) put(replica.held, mutation)
  replica.target.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }))
}

function put(held: Map<string, string>, { key, value }: Mutation) {
  if (value === undefined) held.delete(key)
  else held.set(key, value)
}

function storageOf(replica: Replica, change: (replica: Replica, key: string, value: string | undefined) => void) {
  const { held } = replica
  return {
    get length() {
      return held.size
    },
    key: (index: number) => [...held.keys()][index] ?? null,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => change(replica, key, value),
    removeItem: (key: string) => change(replica, key, undefined),
    clear: () => {
      for (const key of [...held.keys()]) change(replica, key, undefined)
    },
  } satisfies Storage
}
