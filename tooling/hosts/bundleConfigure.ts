import { join } from 'node:path'
import { build } from 'vite'

/** `npm run configure` as one file that needs Node 18.3 or later and nothing else, for a release. */
export async function bundleConfigure(): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: { ssr: join(import.meta.dirname, 'configureCommand.ts'), target: 'node18', write: false, minify: false },
  })
  const [chunk] = [results].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (chunk?.type !== 'chunk') throw new Error('Vite built nothing of configureCommand.ts.')
  return chunk.code
}

if (import.meta.main) process.stdout.write(await bundleConfigure())
