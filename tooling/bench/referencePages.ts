import { cpSync, globSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import type { Recorded } from './recordSteps.ts'

/** Builds a page that shows the elements and styles of a built console, without its logic, and gives its folder. */
export async function buildSamePage(console: string, recorded: Recorded): Promise<string> {
  const folder = await buildPage('replay.tsx', { RECORDED: JSON.stringify(recorded) })
  cpSync(join(console, 'assets'), join(folder, 'assets'), { recursive: true })
  const styles = globSync('assets/*.css', { cwd: folder }).map((file) => `<link rel="stylesheet" href="/${file}">`)
  writeIndex(folder, styles.join(''))
  return folder
}

/** Builds the list in bare React, and gives its folder. */
export async function buildBarePage(): Promise<string> {
  const folder = await buildPage('barePage.tsx')
  writeIndex(folder)
  return folder
}

async function buildPage(input: string, define: Record<string, string> = {}): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define,
    build: {
      outDir: folder,
      rolldownOptions: {
        input: join(import.meta.dirname, input),
        output: { codeSplitting: false, entryFileNames: 'assets/page.js' },
      },
    },
  })
  return folder
}

function writeIndex(folder: string, head = ''): void {
  const page = `<!doctype html><title>Bench</title>${head}<div id="root"></div><script type="module" src="/assets/page.js"></script>`
  writeFileSync(join(folder, 'index.html'), page)
}
