import type { BrowserCommand } from 'vitest/node'
import { runOnServer } from './runOnServer.ts'

/** Lets a test in a browser have what a server renders: the HTML of each guide. */
export const onServer: BrowserCommand<[]> = () =>
  runOnServer('/packages/ui/src/guide/onServer.tsx', ({ onServer: render }) => (render as () => object)())
