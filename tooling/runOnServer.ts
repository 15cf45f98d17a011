import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { createServer } from 'vite'

/** Runs a function of a module that imports components, as a server would. */
export async function runOnServer<Result>(
  module: string,
  use: (loaded: Record<string, unknown>) => Result,
): Promise<Result> {
  const server = await createServer({
    root: join(import.meta.dirname, '..'), // as of the browser's server: names of classes depend on it
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [vanillaExtractPlugin()],
  })
  try {
    return use(await server.ssrLoadModule(module))
  } finally {
    await server.close()
  }
}
