type Listener = (field: string) => void

const listeners = new Set<Listener>()

/** Calls the listener with the field (such as `items.status`) whenever a parsed answer holds a word outside its known set; returns the way to stop (spec, section 8: logged as a schema warning). */
export function onUnknownWord(listener: Listener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Tells every listener of an unknown word at a field, never the word. */
export function reportUnknownWord(field: string): void {
  for (const listener of listeners) listener(field)
}
