import type { Sandbox, WorldName } from '@driver-trust/sandbox'
import { STORY_TIME } from './fixedClock.ts'

const DAY = 24 * 60 * 60 * 1000

interface Names {
  first: readonly string[]
  last: readonly string[]
  /** Of organisations, followed by their number. */
  place: string
}

/** What the server knows, and when it is asked. */
export interface DataSet {
  title: string
  right: string
  world: WorldName
  names?: Names
  /** Of the reader's clock: the data stays that of 12 March, so deadlines come closer and pass. */
  time?: number
}

/** Too long for their column, or without a space to break at. */
const LONG: Names = {
  first: ['Maximiliana Konstantina', 'Bartholomew-Alexander', 'Wolfgang Amadeus Johannes', 'Anastasiya'],
  last: ['Papadimitriou-Featherstonehaugh', 'Wolfeschlegelsteinhausenbergerdorff', 'de la Concepción y Villanueva'],
  place: 'International Refrigerated Haulage and Container Forwarding Partnership',
}

const RIGHT_TO_LEFT: Names = {
  first: ['عبد الرحمن', 'יונתן', 'فاطمة', 'תמר'],
  last: ['الحسيني', 'בן־דוד', 'المنصوري'],
  place: 'شركة النقل الدولي',
}

/** What the toolbar "Data" offers. */
export const dataSets = {
  fleet: { title: 'Fleet', right: '10 organisations, 404 drivers', world: 'fleet' },
  small: { title: 'Edge cases', right: 'the same, every case often', world: 'small' },
  empty: { title: 'Empty', right: 'one organisation, no drivers', world: 'empty' },
  masked: { title: 'Masked', right: "drivers' personal data hidden", world: 'masked' },
  large: { title: 'Large', right: '2,000 organisations, 20,000 drivers', world: 'large' },
  deep: { title: 'Deep', right: '5,000 organisations, each below the last', world: 'deep' },
  'long-names': { title: 'Long names', right: 'small, longer than columns', world: 'small', names: LONG },
  'right-to-left-names': { title: 'Right-to-left names', right: 'small', world: 'small', names: RIGHT_TO_LEFT },
  later: { title: 'A month later', right: 'small, on 11 Apr 2026', world: 'small', time: STORY_TIME + 30 * DAY },
} as const satisfies Record<string, DataSet>

export type DataSetName = keyof typeof dataSets

/** Gives everyone and every organisation in a world other names. */
export function rename(world: Sandbox['state']['world'], { first, last, place }: Names): void {
  for (const [index, each] of [...world.people.values(), ...world.invitations.values()].entries()) {
    if (each.firstName) each.firstName = first[index % first.length]
    if (each.lastName) each.lastName = last[index % last.length]
  }
  for (const [index, each] of [...world.organisations.values()].entries()) each.name = `${place} ${index + 1}`
}
