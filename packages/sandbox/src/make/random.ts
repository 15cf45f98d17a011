export interface Random {
  /** 0 ≤ value < 1. */
  next: () => number
  /** A whole number from 0 to below the limit. */
  below: (limit: number) => number
  pick: <T>(list: readonly T[]) => T
  uuid: () => string
}

/** A reproducible stream of numbers (mulberry32): the same seed gives the same world. */
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
    next,
    below,
    pick(list) {
      const chosen = list[below(list.length)]
      if (chosen === undefined) throw new RangeError('There is nothing to pick from an empty list.')
      return chosen
    },
    uuid() {
      const hex = Array.from({ length: 32 }, () => below(16).toString(16))
      hex[12] = '4'
      hex[16] = '89ab'[below(4)] ?? '8'
      return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)]
        .map((part) => part.join(''))
        .join('-')
    },
  }
}
