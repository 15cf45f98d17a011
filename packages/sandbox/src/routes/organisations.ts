import { calls } from '@driver-trust/domain'
import type { Hono } from 'hono'
import { organisationsInView } from '../access/organisationsInView.ts'
import type { SandboxState } from '../SandboxState.ts'
import type { OrganisationRecord } from '../world/OrganisationRecord.ts'
import { route } from './route.ts'

/** The organisation tree. */
export function organisationRoutes(app: Hono, state: SandboxState): void {
  route(
    app,
    { state, call: calls.organisationTree },
    ({ person }) => treeOf(organisationsInView(state.world, person)) ?? {},
  )
}

type Node = OrganisationRecord & { children: Node[] }

/** The nested answer; the first record is the root of the view, whose own parent it does show. */
function treeOf(records: readonly OrganisationRecord[]): Node | undefined {
  const nodes = new Map<string, Node>(records.map((record) => [record.id, { ...record, children: [] }]))
  for (const [position, { id, parentId }] of records.entries()) {
    const node = nodes.get(id)
    if (position > 0 && node && parentId) nodes.get(parentId)?.children.push(node)
  }
  const [root] = records
  return root && nodes.get(root.id)
}
