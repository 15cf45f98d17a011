import { type Group, groups, useRead } from '@driver-trust/domain/data'

/** Reads something from every group of cached data, and records each load. */
export function useGroupProbes(loads: Group[]): void {
  for (const group of groups) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the groups are always the same
    useRead({ key: [group, 'probe'], freshness: 60, load: async () => loads.push(group) })
  }
}
