import { PRODUCT } from './product.ts'
import { notice } from './unstarted.css.ts'

/** Shown instead of the console over plain HTTP: tokens aren't safe there, and browsers have no Web Locks. */
export function InsecureNotice() {
  return (
    <main className={notice}>
      <p>{PRODUCT} needs a secure connection: open it at an address that starts with https://.</p>
    </main>
  )
}
