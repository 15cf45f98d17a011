import { type Ref, useCallback } from 'react'

/** One ref for an element that two are interested in: ours and the caller's. */
export function useMergedRefs<Element>(one: Ref<Element> | undefined, other: Ref<Element> | undefined) {
  return useCallback(
    (element: Element | null) => {
      const ends = [pass(one, element), pass(other, element)]
      return () => {
        for (const end of ends) end()
      }
    },
    [one, other],
  )
}

/** Sets a ref to an element; returns what sets it back. */
function pass<Element>(ref: Ref<Element> | undefined, element: Element | null): () => void {
  if (typeof ref === 'function') {
    const end = ref(element)
    return typeof end === 'function' ? end : () => void ref(null)
  }
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}
