/** Those who are told of a change until they unsubscribe. */
export function createListeners() {
  const all = new Set<() => void>()
  return {
    subscribe(listener: () => void): () => void {
      all.add(listener)
      return () => all.delete(listener)
    },
    tell() {
      for (const listener of [...all]) listener()
    },
  }
}
