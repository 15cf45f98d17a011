import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { FACES, ownFaces } from '../faces.ts'

it('the faces of figures are made of the typeface that is installed: `node tooling/faces.ts` makes them anew', async () => {
  const faces = await ownFaces()
  expect(faces.size).toBe(3)
  for (const [name, bytes] of faces) expect(readFileSync(join(FACES, name)).equals(bytes), name).toBe(true)
})

it('a page in Latin letters loads at most 80 KB of fonts', async () => {
  const words = '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2'
  const figures = [...(await ownFaces()).values()].reduce((sum, { length }) => sum + length, 0)
  expect(statSync(fileURLToPath(import.meta.resolve(words))).size + figures).toBeLessThanOrEqual(80_000)
})
