import { useMemo, useState, useSyncExternalStore } from 'react'
import { useData } from './DataContext.ts'
import type { DocumentStore, KnownDocuments, Urgency } from './documentStore.ts'

interface DocumentsOptions {
  urgency: Urgency
  /** Milliseconds after which those that have arrived are shown without the others; by default all arrive together. */
  patience?: number | undefined
  /** What reading waits for. */
  after?: (() => Promise<void>) | undefined
}

/** The documents of these people, read as needed; what arrives shows in as few renderings as patience allows. */
export function useDocuments(ids: readonly string[], { urgency, patience, after }: DocumentsOptions): KnownDocuments {
  const { documents } = useData()
  const key = [...new Set(ids)].join(' ')
  const view = useMemo(
    () => createView(documents, key === '' ? [] : key.split(' '), { urgency, patience, after }),
    [documents, key, urgency, patience, after],
  )
  return useSyncExternalStore(view.subscribe, view.read)
}

function createView(store: DocumentStore, ids: readonly string[], options: DocumentsOptions) {
  const { urgency, patience = Number.POSITIVE_INFINITY, after = () => Promise.resolve() } = options
  let shown = store.known(ids)
  const show = (listener: () => void) => {
    const next = store.known(ids)
    if (isSame(shown, next)) return
    shown = next
    listener()
  }
  return {
    read: () => shown,
    subscribe(listener: () => void) {
      let timer: ReturnType<typeof setTimeout> | undefined
      let end: (() => void) | undefined
      let isOver = false
      const onChange = (open: number) => {
        if (open > 0 && urgency !== 'nobody') {
          if (Number.isFinite(patience)) timer ??= setTimeout(onChange, patience, 0)
          return
        }
        clearTimeout(timer)
        timer = undefined
        show(listener)
      }
      show(listener)
      void after().then(() => {
        if (isOver || ids.length === 0) return
        const watched = store.watch(ids, { urgency, onChange })
        end = watched.end
        onChange(watched.open) // they may all have been read meanwhile
      })
      return () => {
        isOver = true
        clearTimeout(timer)
        end?.()
      }
    },
  }
}

function isSame(one: KnownDocuments, other: KnownDocuments): boolean {
  return one.size === other.size && [...one].every(([id, documents]) => other.get(id) === documents)
}

/** Milliseconds after which a driver's documents are read again when a user opens their page (contract 9.2). */
const FRESHNESS = 60_000

/** The documents of the driver whom a user looks at, read at once; none for undefined. Its shape is SWR's. */
export function useDeadlines(userId: string | undefined) {
  const { documents } = useData()
  const [isValidating, setValidating] = useState(false)
  const subscribe = useMemo(
    () => (listener: () => void) =>
      userId === undefined
        ? () => {}
        : documents.watch([userId], { urgency: 'now', onChange: listener, freshness: FRESHNESS }).end,
    [documents, userId],
  )
  const read = () => (userId === undefined ? undefined : documents.known([userId]).get(userId))
  const known = useSyncExternalStore(subscribe, read)
  return {
    data: known === 'unread' ? undefined : known,
    error: known === 'unread' && userId !== undefined ? documents.errorOf(userId) : undefined,
    isValidating,
    async mutate() {
      if (userId === undefined) return
      setValidating(true)
      await documents.reread(userId)
      setValidating(false)
    },
  }
}
