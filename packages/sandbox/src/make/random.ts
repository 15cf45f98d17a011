export interface Random {
  /** A whole number from 0 up to, but excluding, the limit. */
  below: (limit: number) => number
  pick: <T>(list: readonly T[]) => T
  uuid: () => string
}

/** A reproducible random number generator (mulberry32): the same seed gives the same world. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    below,
    pick(list) {
      if (list.length === 0) throw new RangeError('There is nothing to pick from an empty list.')
      return list[below(list.length)] as (typeof list)[number] // the index is below the length
    },
    uuid() {
      const word = () =>
        Math.floor(next() * 0x1_0000_0000)
          .toString(16)
          .padStart(8, '0')
      const [first, second, third, fourth] = [word(), word(), word(), word()]
      const variant = '89ab'[Number.parseInt(third[0] ?? '0', 16) % 4]
      return `${first}-${second.slice(0, 4)}-4${second.slice(5)}-${variant}${third.slice(1, 4)}-${third.slice(4)}${fourth}`
    },
  }
}
