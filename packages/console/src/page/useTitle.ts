import { useEffect } from 'react'
import { PRODUCT } from '../host/product.ts'

/** Sets the document title to the screen's heading. */
export function useTitle(heading: string | undefined): void {
  useEffect(() => {
    document.title = heading ? `${heading} · ${PRODUCT}` : PRODUCT
  }, [heading])
}
