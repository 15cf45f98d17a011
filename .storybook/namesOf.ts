import type { Sandbox } from '@driver-trust/sandbox'

type World = Sandbox['state']['world']

interface Names {
  first: readonly string[]
  last: readonly string[]
  /** Of organisations, followed by their number. */
  place: string
}

/** Names that try a layout: too long for their column, without a space to break at, or written from right to left. */
const REPLACED = {
  long: {
    first: ['Maximiliana Konstantina', 'Bartholomew-Alexander', 'Wolfgang Amadeus Johannes', 'Anastasiya'],
    last: ['Papadimitriou-Featherstonehaugh', 'Wolfeschlegelsteinhausenbergerdorff', 'de la Concepción y Villanueva'],
    place: 'International Refrigerated Haulage and Container Forwarding Partnership',
  },
  'right-to-left': {
    first: ['عبد الرحمن', 'יונתן', 'فاطمة', 'תמר'],
    last: ['الحسيني', 'בן־דוד', 'المنصوري'],
    place: 'شركة النقل الدولي',
  },
} as const satisfies Record<string, Names>

export type Naming = 'given' | keyof typeof REPLACED

/** Gives everyone and every organisation in a world other names; "given" leaves them alone. */
export function rename(world: World, naming: Naming): void {
  if (naming === 'given') return
  const { first, last, place } = REPLACED[naming]
  for (const [index, each] of [...world.people.values(), ...world.invitations.values()].entries()) {
    if (each.firstName) each.firstName = first[index % first.length]
    if (each.lastName) each.lastName = last[index % last.length]
  }
  for (const [index, each] of [...world.organisations.values()].entries()) each.name = `${place} ${index + 1}`
}
