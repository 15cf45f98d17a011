import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { createServer } from 'vite'
import type { BrowserCommand } from 'vitest/node'

type Guides = typeof import('../packages/ui/src/guide/onServer.tsx')

/** The guides with their components, loaded as a server would. */
export async function guidesOnServer(): Promise<Guides> {
  const server = await createServer({
    root: join(import.meta.dirname, '..'), // as of the browser's server: names of classes depend on it
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [vanillaExtractPlugin()],
  })
  try {
    return (await server.ssrLoadModule('/packages/ui/src/guide/onServer.tsx')) as Guides
  } finally {
    await server.close()
  }
}

/** Lets a test in a browser have what a server renders: the HTML of each guide. */
export const onServer: BrowserCommand<[]> = async () => (await guidesOnServer()).onServer()
