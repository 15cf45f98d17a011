import { join } from 'node:path'
import { build } from 'vite'

/** The document of the page that holds nothing but the session. */
export const SESSION_PAGE =
  '<!doctype html><title>Session</title><link rel="icon" href="data:,"><script type="module" src="/session.js"></script>'

/** The script of that page, which it asks for as /session.js. */
export async function bundleSessionPage(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'sessionPage.ts'),
        output: { codeSplitting: false },
      },
    },
  })
  const [built] = Array.isArray(result) ? result : [result]
  if (!built || !('output' in built)) throw new Error('The page of the session was not bundled.')
  return built.output[0].code
}
