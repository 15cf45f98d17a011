import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Imports, imports } from '../imports.ts'
import { type Primitive, primitives, root } from '../packages/primitives.ts'

/** A screen or a frame that shows a primitive. */
interface Use {
  /** The screen's name, or the frame's. */
  place: string
  /** Files of the console that import it, or the primitives that it is inside. */
  through: readonly string[]
}

export interface Usage {
  uses: readonly Use[]
  /** Other primitives that import it. */
  inside: readonly string[]
}

/** What is drawn around screens; a change there is seen on each of them. */
const FRAMES: Readonly<Record<string, string>> = {
  'Every page': 'packages/console/src/App.tsx',
  Onboarding: 'packages/console/src/screens/onboarding/OnboardingArea.tsx',
  'Every page behind the sign-in': 'packages/console/src/shell/CoreArea.tsx',
}

/** Files that screens import for an address, and that load the code of other screens. */
const ROUTE = /\/(?:routes?|homeRoute)\.tsx?$/

/** Where each primitive is seen, from the imports: what a change of it touches. */
export function usage(): Record<string, Usage> {
  const graph = imports()
  const list = primitives()
  const reaches = new Map(list.map(({ name, file }) => [name, graph.reachedFrom(file)]))
  const places = [...Object.entries(FRAMES), ...screensIn(graph)].map(([place, file]) => {
    const reached = graph.reachedFrom(file, (each) => ROUTE.test(each))
    return { place, files: [...reached].filter((each) => each.startsWith('packages/console/')) }
  })
  return Object.fromEntries(list.map((primitive) => [primitive.name, usageOf(primitive)]))

  function usageOf({ name, file }: Primitive): Usage {
    const inside = list.filter((other) => other.name !== name && graph.of(other.file).includes(file))
    const uses = places.flatMap(({ place, files }) => {
      const direct = files.filter((each) => graph.of(each).includes(file)).map((each) => basename(each))
      const through = direct.length > 0 ? direct : holdersIn(files)
      return through.length > 0 ? [{ place, through }] : []
    })
    return { uses, inside: inside.map((each) => each.name) }

    function holdersIn(files: readonly string[]): string[] {
      const holders = list.filter((each) => reaches.get(each.name)?.has(file))
      return holders.filter((each) => files.some((one) => graph.of(one).includes(each.file))).map((each) => each.name)
    }
  }
}

/** The file of each screen. */
function screensIn({ files }: Imports): [screen: string, file: string][] {
  return files
    .filter((file) => file.startsWith('packages/console/src/screens/'))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8')
      const screens = [...code.matchAll(/^export function (\w+Screen)\(/gm)].map(([, screen = '']) => screen)
      return screens.map((screen): [string, string] => [screen, file])
    })
}
