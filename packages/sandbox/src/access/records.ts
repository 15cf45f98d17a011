import type { Person, World } from '../world/World.ts'

/** A person's records: someone who drives for two organisations has one in each, with the same id. */
export function recordsOf({ people, secondRecords }: World, id: string): Person[] {
  return [people.get(id), people.get(secondRecords.get(id) ?? '')].filter((record) => record !== undefined)
}
