import type { useSWRConfig } from 'swr'
import type { DataInside } from './DataContext.ts'
import type { Group } from './groups.ts'
import type { WriteEffect } from './writes.ts'

interface Refreshing extends Pick<DataInside, 'prepared'> {
  mutate: ReturnType<typeof useSWRConfig>['mutate']
}

/**
 * Looks again at what writes made stale, each group once. What a success makes untrue for good is dropped; after a failure it may still
 * be on screen and true, so it is looked at again like the rest.
 */
export function refresh(
  { mutate, prepared }: Refreshing,
  effects: readonly WriteEffect[],
  { isFailed }: { isFailed: boolean },
): void {
  prepared.clear()
  const isOf = (groups: readonly Group[]) => (key: unknown) => Array.isArray(key) && groups.includes(key[0])
  const stale = effects.flatMap(({ refetches }) => refetches)
  const gone = effects.flatMap(({ forgets = [] }) => forgets)
  if (!isFailed && gone.length > 0) mutate(isOf(gone), undefined, { revalidate: false }).catch(leave)
  mutate(isOf(isFailed ? [...stale, ...gone] : stale)).catch(leave)
}

function leave() {
  // What fails to load says so where it is shown; and once the cache is gone with its page, nothing is stale.
}
