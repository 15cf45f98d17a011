import { cpSync, globSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { Recorded } from './recordSteps.ts'

/** Builds a page that shows the elements and styles of a built console, without its logic, and gives its folder. */
export async function buildSamePage(console: string, recorded: Recorded): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'same-page-'))
  cpSync(join(console, 'assets'), join(folder, 'assets'), { recursive: true })
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { RECORDED: JSON.stringify(recorded) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'replay.tsx'),
        output: { codeSplitting: false, entryFileNames: 'assets/page.js' },
      },
    },
  })
  const styles = globSync('assets/*.css', { cwd: folder }).map((file) => `<link rel="stylesheet" href="/${file}">`)
  const page = `<!doctype html><title>Bench</title>${styles.join('')}<div id="root"></div><script type="module" src="/assets/page.js"></script>`
  writeFileSync(join(folder, 'index.html'), page)
  return folder
}
