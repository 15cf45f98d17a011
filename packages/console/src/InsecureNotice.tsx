import { PRODUCT } from './product.ts'
import { notice } from './unstarted.css.ts'

/** Shown instead of the console on plain HTTP, where a browser can't keep tabs from refreshing at once. */
export function InsecureNotice() {
  return (
    <main className={notice}>
      <p>{PRODUCT} needs a secure connection: open it at an address that starts with https://.</p>
    </main>
  )
}
