import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { imports, importsIn } from '../imports.ts'
import { primitives, root } from '../packages/primitives.ts'

export interface Usage {
  /** Files of stories about a part of the console that can show it. */
  stories: readonly string[]
  /** What shows it around screens. */
  frames: readonly string[]
  /** Other primitives that import it. */
  inside: readonly string[]
}

/** What is drawn around screens; a change there is seen on each of them. */
const FRAMES: Readonly<Record<string, string>> = {
  'Every page': 'packages/console/src/App.tsx',
  Onboarding: 'packages/console/src/screens/onboarding/OnboardingArea.tsx',
  'Every page behind the sign-in': 'packages/console/src/shell/CoreArea.tsx',
}

/** The file that loads the code of all screens. */
export const isTableOfRoutes = (file: string) => file.endsWith('/routes.tsx')

/** The part of the console that a file of stories is about: its component. */
export function subjectOf(stories: string): string | undefined {
  const name = /^ {2}component: (\w+),$/m.exec(readFileSync(join(root, stories), 'utf8'))?.[1]
  const imported = importsIn(stories).filter((file) => file.startsWith('packages/console/src/'))
  return imported.find((file) =>
    new RegExp(`^export function ${name}\\b`, 'm').test(readFileSync(join(root, file), 'utf8')),
  )
}

/** Where each primitive is seen, from the imports: what a change of it touches. */
export function usage(): Record<string, Usage> {
  const graph = imports()
  const list = primitives()
  const subjects = globSync('stories/screens/*.stories.tsx', { cwd: root })
    .sort()
    .flatMap((file) => {
      const subject = subjectOf(file)
      return subject ? [[file, subject] as const] : []
    })
  const reached = (file: string) => graph.reachedFrom(file, isTableOfRoutes)
  const screens = graph.files.filter((file) => file.endsWith('Screen.tsx')).map(reached)
  const stories = subjects.map(([name, file]) => {
    const around = screens.filter((screen) => screen.has(file)) // itself, or what a part of it is shown on
    return [name, new Set([reached(file), ...around].flatMap((each) => [...each]))] as const
  })
  const frames = Object.entries(FRAMES).map(([name, file]) => [name, reached(file)] as const)
  return Object.fromEntries(
    list.map(({ name, file }) => {
      const holding = (places: readonly (readonly [string, ReadonlySet<string>])[]) =>
        places.flatMap(([place, shown]) => (shown.has(file) ? place : []))
      const inside = list.filter((other) => other.name !== name && graph.of(other.file).includes(file))
      const use: Usage = {
        stories: holding(stories).map((each) => basename(each)),
        frames: holding(frames),
        inside: inside.map((each) => each.name),
      }
      return [name, use]
    }),
  )
}
