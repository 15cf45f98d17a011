import { useEffect } from 'react'
import { PRODUCT } from '../host/product.ts'

export function useTitle(heading: string | undefined): void {
  useEffect(() => {
    document.title = heading ? `${heading} · ${PRODUCT}` : PRODUCT
  }, [heading])
}
