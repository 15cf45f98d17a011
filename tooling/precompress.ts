import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** Smaller files fit into one packet anyway. */
const LEAST = 1024

/** Puts a `.gz` and a `.br` beside each file of the build that gets smaller by it, for hosts that serve them as they are. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = join(root, build.outDir)
    },
    closeBundle(error) {
      if (error) return
      for (const file of globSync('**/*.{js,css,html,svg,txt}', { cwd: folder })) compressFile(join(folder, file))
    },
  }
}

/** Writes the compressed copies of one file. */
export function compressFile(file: string): void {
  const content = readFileSync(file)
  if (content.length < LEAST) return
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  writeFileSync(`${file}.gz`, gzipSync(content, { level: constants.Z_BEST_COMPRESSION }))
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }))
}
