import type { OrganisationRecord, Person, World } from '../world/World.ts'

/**
 * The nested answer for organisations in view; the root keeps its own parent's id. It is serialised without recursion:
 * JSON.stringify fails at about 2,500 levels.
 */
export function treeText(root: OrganisationRecord, below: readonly OrganisationRecord[]): string {
  const children = Map.groupBy(below, ({ parentId }) => parentId)
  const parts: string[] = []
  const waiting: (OrganisationRecord | string)[] = [root]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') {
      parts.push(next)
      continue
    }
    parts.push(JSON.stringify(next).slice(0, -1), ',"children":[')
    waiting.push(']}')
    for (const [index, child] of [...(children.get(next.id) ?? []).entries()].reverse()) {
      waiting.push(child)
      if (index > 0) waiting.push(',') // popped before its child
    }
  }
  return parts.join('')
}

/** The person's own organisation and everything below it, parents first. */
export function organisationsInView(world: World, person: Person): OrganisationRecord[] {
  const own = person.organizationId ? world.organisations.get(person.organizationId) : undefined
  if (!own) return []
  const children = Map.groupBy(world.organisations.values(), ({ parentId }) => parentId)
  const found = [own]
  for (const each of found) found.push(...(children.get(each.id) ?? []))
  return found
}

/** An organisation and those above it, up to the top. */
export function upwards({ organisations }: World, organisationId: string | undefined): OrganisationRecord[] {
  const path: OrganisationRecord[] = []
  for (let id = organisationId; id; ) {
    const each = organisations.get(id)
    if (each) path.push(each)
    id = each?.parentId
  }
  return path
}
