import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { createServer } from 'vite'
import type { BrowserCommand } from 'vitest/node'

/** Lets a test in a browser have what a server renders: the HTML of each guide. */
export const onServer: BrowserCommand<[]> = async () => {
  const root = join(import.meta.dirname, '..') // as of the browser's server: names of classes depend on it
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [vanillaExtractPlugin()],
  })
  try {
    const { onServer: render } = await server.ssrLoadModule('/packages/ui/src/guide/onServer.tsx')
    return render()
  } finally {
    await server.close()
  }
}
