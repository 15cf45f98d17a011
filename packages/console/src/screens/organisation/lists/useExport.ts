import {
  csvText,
  driversRequest,
  type ExportedPerson,
  exportRows,
  isAborted,
  type ListQuestion,
  organisationIn,
  usersRequest,
} from '@driver-trust/domain'
import { loadEveryPage, useData } from '@driver-trust/domain/data'
import { useRef, useState } from 'react'
import { saveFile } from '../../../download.ts'

/** Rows per page, the most the server sends. */
const PAGE = 100

export type ExportState = { kind: 'idle' } | { kind: 'running'; loaded: number; total: number } | { kind: 'failed' }

interface Export {
  state: ExportState
  start: () => Promise<void>
  stop: () => void
}

/** Loads every page of a filtered and sorted list, and saves it as a CSV file. */
export function useExport(question: ListQuestion, fileName: string): Export {
  const { client, session, log } = useData()
  const [state, setState] = useState<ExportState>({ kind: 'idle' })
  const abort = useRef<AbortController>(undefined)
  const start = async () => {
    abort.current = new AbortController()
    const signal = AbortSignal.any([abort.current.signal, session.lifetime()]) // a new session must not continue another user's export
    setState({ kind: 'running', loaded: 0, total: 0 })
    try {
      const people = await loadEveryPage({
        loadPage: pageLoader(client, question, signal),
        pageSize: PAGE,
        onProgress: (loaded, total) => setState({ kind: 'running', loaded, total }),
      })
      saveFile(
        fileName,
        new Blob([csvText(exportRows(question.search.view === 'users' ? 'users' : 'drivers', people))], {
          type: 'text/csv;charset=utf-8',
        }),
      )
      setState({ kind: 'idle' })
    } catch (error) {
      if (isAborted(error)) return setState({ kind: 'idle' })
      log.error(error)
      setState({ kind: 'failed' })
    }
  }
  const stop = () => {
    abort.current?.abort()
    setState({ kind: 'idle' })
  }
  return { state, start, stop }
}

type Client = ReturnType<typeof useData>['client']
type Page = { items: readonly ExportedPerson[]; total: number }

function pageLoader(client: Client, question: ListQuestion, signal: AbortSignal): (page: number) => Promise<Page> {
  const request = question.search.view === 'users' ? usersRequest(question) : driversRequest(question)
  if (request.call === 'none') return async () => ({ items: [], total: 0 })
  if (request.call === 'users')
    return (page) => client.listUsers({ ...request.query, page, page_size: PAGE }, { signal })
  return async (page) => {
    const { items, total } = await client.listInvitations({ ...request.query, page, page_size: PAGE }, { signal })
    const placed = items.map((item) => ({
      ...item,
      organizationName: organisationIn(question.viewer.tree, item.organizationId)?.name,
    }))
    return { items: placed, total }
  }
}
