import { loadUserRows } from '@driver-trust/domain/data'
import {
  cannotByOrganisation,
  countedStatuses,
  type Deadlines,
  judgeDriver,
  type StatusCounts,
  standingStatuses,
  verdictFigures,
} from '@driver-trust/domain/driver'
import { driversWithStatus, parseOrganisationSearch } from '@driver-trust/domain/list'
import { branchOf, type OrganisationNode, parseOrganisationTree } from '@driver-trust/domain/organisation'
import type { SignedInUser, UserWithOrganisation } from '@driver-trust/domain/people'
import { permissionsOf } from '@driver-trust/domain/permission'
import { type PersonaName, worldPlans } from '@driver-trust/sandbox'
import { describe, expect, test } from 'vitest'
import { openSandbox } from '../testing/openSandbox.ts'

const NOW = new Date('2026-03-01T12:00:00.000Z')
const TODAY = '2026-03-01'
const SOON = '2026-03-31'
const people: readonly PersonaName[] = ['owner', 'northAdmin', 'northViewer', 'subAdmin', 'subViewer']
const worlds = (Object.keys(worldPlans) as (keyof typeof worldPlans)[]).filter(
  (name) => name !== 'large' && name !== 'deep',
) // the plans' own names

describe.each(worlds)('in the world "%s"', (world) => {
  test.each(people)('what %s reads as figures is what the API holds', async (persona) => {
    const { as, sandbox } = openSandbox({ world, now: () => NOW.getTime() } as Parameters<typeof openSandbox>[0])
    if (!hasPersona(sandbox, persona)) return
    const call = remembering(as(persona))
    const user = (await call('GET /auth/whoami')).body as SignedInUser
    const tree = parseOrganisationTree((await call('GET /organizations/')).body)
    if (!tree) return
    const viewer = { user, tree }
    const isPermitted = (organisation: OrganisationNode) => permissionsOf({ viewer, organisation }).viewDrivers.allowed
    const branch = branchOf(tree, tree.rootId).filter(isPermitted)
    for (const isOwnOnly of [true, false]) {
      const ids = branch.filter(({ id }) => !isOwnOnly || id === tree.rootId).map(({ id }) => id)
      const search = parseOrganisationSearch(isOwnOnly ? '?scope=own' : '')
      const question = { viewer, organisationId: tree.rootId, search }
      expect(await figuresOf(call, question)).toEqual(await countedIn(call, ids))
    }
    if (branch.length < branchOf(tree, tree.rootId).length) return // the tree then names no figures
    const inTree = cannotByOrganisation(branch, await judgedIn(call, viewer))
    for (const { id } of branch) {
      const below = branchOf(tree, id).map((each) => each.id)
      expect(inTree.get(id), id).toBe((await countedIn(call, below)).cannot)
    }
  })
})

type Call = ReturnType<ReturnType<typeof openSandbox>['as']>

function hasPersona(sandbox: ReturnType<typeof openSandbox>['sandbox'], persona: PersonaName): boolean {
  try {
    sandbox.tokensOf(persona)
    return true
  } catch {
    return false
  }
}

/** The same answer for the same question: documents are asked for by both counts. */
function remembering(call: Call): Call {
  const answers = new Map<string, ReturnType<Call>>()
  return (line) => {
    const answer = answers.get(line) ?? call(line)
    answers.set(line, answer)
    return answer
  }
}

/** What the console computes, by the calls that it makes. */
async function figuresOf(call: Call, question: Parameters<typeof driversWithStatus>[0]) {
  const listUsers = async (query: object) => (await call(`GET /users?${addressOf(query)}`)).body
  const counts = {} as StatusCounts // filled below
  for (const [name, statuses] of Object.entries(countedStatuses)) {
    const request = driversWithStatus({ ...question, pageSize: 1 }, statuses)
    counts[name as keyof StatusCounts] = request.call === 'users' ? (await listUsers(request.query)).total : 0
  }
  const request = driversWithStatus(question, countedStatuses.cleared)
  const cleared =
    request.call === 'users'
      ? await loadUserRows({ listUsers } as never, request, { signal: new AbortController().signal }) // the one call that it makes
      : { rows: [] }
  const documents = new Map<string, Deadlines['deadlines']>()
  for (const { id } of cleared.rows) documents.set(id, (await call(`GET /users/deadlines/${id}`)).body.deadlines)
  const facts = { documents, bannedBy: () => undefined, today: TODAY }
  return verdictFigures(
    counts,
    cleared.rows.map((row) => judgeDriver(row, facts)),
  )
}

/** Everyone of the tree with a verdict, as the console reads them for the tree. */
async function judgedIn(call: Call, viewer: Parameters<typeof driversWithStatus>[0]['viewer']) {
  const question = { viewer, organisationId: viewer.tree.rootId, search: parseOrganisationSearch('') }
  const listUsers = async (query: object) => (await call(`GET /users?${addressOf(query)}`)).body
  const rows: UserWithOrganisation[] = []
  for (const statuses of [standingStatuses.stopped, standingStatuses.cleared]) {
    const request = driversWithStatus(question, statuses)
    if (request.call !== 'users') continue
    const list = await loadUserRows({ listUsers } as never, request, { signal: new AbortController().signal }) // as above
    rows.push(...list.rows)
  }
  const documents = new Map<string, Deadlines['deadlines']>()
  for (const { id } of rows) documents.set(id, (await call(`GET /users/deadlines/${id}`)).body.deadlines)
  return rows.map((row) => judgeDriver(row, { documents, bannedBy: () => undefined, today: TODAY }))
}

function addressOf(query: object): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) if (each !== undefined) parameters.append(name, String(each))
  return String(parameters)
}

/** The same by reading everything and counting it, with a rule of its own. */
async function countedIn(call: Call, organisations: readonly string[]) {
  const figures = {
    drivers: 0,
    cannot: 0,
    pending: 0,
    can: 0,
    unchecked: 0,
    expired: 0,
    red: 0,
    banned: 0,
    unverified: 0,
    soon: 0,
  }
  for (const id of organisations) {
    for (let page = 1, seen = 0; ; page += 1) {
      const { items, total } = (await call(`GET /users?role=driver&organization_id=${id}&page=${page}&page_size=100`))
        .body
      for (const row of items) {
        figures.drivers += 1
        if (['banned_explicitly', 'banned_inherited'].includes(row.status)) {
          figures.banned += 1
          figures.cannot += 1
        } else if (['overdue', 'locked', 'red'].includes(row.status)) {
          figures.red += 1
          figures.cannot += 1
        } else if (['verified', 'internal_verified'].includes(row.status)) {
          const dates: string[] = Object.values((await call(`GET /users/deadlines/${row.id}`)).body.deadlines)
          const days = dates.filter(Boolean).map((date) => date.slice(0, 10))
          if (days.some((day) => day < TODAY)) {
            figures.expired += 1
            figures.cannot += 1
          } else {
            figures.can += 1
            if (days.some((day) => day <= SOON)) figures.soon += 1
          }
        } else {
          figures.pending += 1
          if (row.status === 'unverified') figures.unverified += 1
        }
      }
      seen += items.length
      if (seen >= total) break
    }
  }
  return figures
}
