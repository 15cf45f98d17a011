import { lazy, Suspense } from 'react'

const SonnerToaster = lazy(() => import('./SonnerToaster.tsx').then((module) => ({ default: module.SonnerToaster })))

/** The place of all toasts, top right: mount it once. It loads itself after the page; earlier toasts wait. */
export function Toaster() {
  return (
    <Suspense fallback={null}>
      <SonnerToaster />
    </Suspense>
  )
}
