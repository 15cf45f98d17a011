import { BASE } from '../host/product.ts'

/** A path of the browser's address as links and routes know it: without the path that the console is deployed below. */
export function ownPath(pathname: string, base = BASE): string {
  const path = pathname.replace(/^\/{2,}/, '/')
  return base !== '' && `${path}/`.startsWith(`${base}/`) ? path.slice(base.length) || '/' : pathname
}
