import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'
import { expect, it } from 'vitest'

const LIMIT = 3 * 1024

/**
 * Script only; the styles are a separate file. If one primitive pulled in others, every page would load the whole
 * design system.
 */
it('importing Button alone costs at most 3 KB gzipped beyond react', async () => {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      lib: {
        entry: join(import.meta.dirname, '../../packages/ui/src/button/Button.tsx'),
        formats: ['es'],
        fileName: 'button',
      },
      rolldownOptions: { external: /^react/ },
    },
  })
  const [built] = Array.isArray(result) ? result : [result]
  const chunks = built && 'output' in built ? built.output.filter((file) => file.type === 'chunk') : []
  expect(chunks).toHaveLength(1)
  for (const { code } of chunks) expect(gzipSync(code).length).toBeLessThanOrEqual(LIMIT)
}, 30_000)
