export interface SelectionChange {
  /** All keys of the page in the order shown. */
  keys: readonly string[]
  key: string
  /** Where a range begins: the key pressed before, when shift is held. */
  from?: string | undefined
  checked: boolean
}

/** The selection after a press on one row: with `from`, all rows between the two take the pressed row's state. */
export function selectRange(selected: ReadonlySet<string>, { keys, key, from, checked }: SelectionChange): Set<string> {
  const next = new Set(selected)
  for (const each of between(keys, from ?? key, key)) {
    if (checked) next.add(each)
    else next.delete(each)
  }
  return next
}

function between(keys: readonly string[], from: string, to: string): readonly string[] {
  const ends = [keys.indexOf(from), keys.indexOf(to)].sort((a, b) => a - b) as [number, number] // two in, two out
  return ends[0] < 0 ? [to] : keys.slice(ends[0], ends[1] + 1)
}
