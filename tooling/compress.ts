import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const WORTH_IT = 1024 // smaller files fit into one packet anyway

/** Writes a .gz and a .br beside each file of a build whose name fits, for hosts that serve them as they are. */
export function compress(names: RegExp): Plugin {
  return {
    name: 'compress',
    async writeBundle({ dir = '' }, bundle) {
      const files = Object.values(bundle).filter(({ fileName }) => names.test(fileName))
      await Promise.all(files.map((each) => copies(join(dir, each.fileName), 'code' in each ? each.code : each.source)))
    },
  }
}

async function copies(path: string, content: string | Uint8Array) {
  const bytes = Buffer.from(content)
  if (bytes.length < WORTH_IT) return
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }))
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes)) // its best is its default
}
