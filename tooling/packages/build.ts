import { copyFileSync, cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { versionOf } from '../release/changelog.ts'
import { run } from '../run.ts'
import { writeComponentPages } from './componentPages.ts'
import { copyLicence, LICENCE } from './licence.ts'

const root = join(import.meta.dirname, '../..')

/** What the repository's own package.json of `ui` and `domain` has that publishing needs. */
interface SourceManifest {
  name: string
  description: string
  exports: Record<string, string>
  dependencies: Record<string, string>
}

/** Rules of one package that its source manifest doesn't tell. */
interface Publication {
  /** Vite builds the modules, because they have styles; otherwise TypeScript does. */
  isBundled: boolean
  /** Where declarations are, beside the modules unless stated. */
  types?: string
  /** Entries that aren't modules. */
  entries: Readonly<Record<string, object>>
  sideEffects: false | readonly string[]
  /** Built into the package. */
  bundled: readonly string[]
  /** The application brings them, so that there is one of each; `?` if it can do without. */
  peers: Readonly<Record<string, string>>
  files: readonly string[]
}

const publications: Readonly<Record<string, Publication>> = {
  ui: {
    isBundled: true,
    types: 'types',
    entries: {
      './*.css': { types: './styles.css.d.ts', default: './styles/*.css' },
      './tokens/*.json': { default: './tokens/*.json' },
    },
    sideEffects: ['./styles/**/*.css'],
    bundled: ['@fontsource-variable/ibm-plex-sans', '@fontsource/barlow-semi-condensed', 'lucide', 'sonner'],
    peers: { react: '^19.0.0', 'react-dom': '^19.0.0', '@types/react': '?^19.0.0' },
    files: ['docs', 'fonts', 'lib', 'styles', 'styles.css.d.ts', 'tokens', 'types', 'third-party-notices.txt'],
  },
  domain: {
    isBundled: false,
    entries: {},
    sideEffects: false,
    bundled: [],
    peers: { react: '?^19.0.0', swr: '?^2.5.1', '@types/react': '?^19.0.0' },
    files: ['lib'],
  },
}

/** Builds `packages/<name>/dist`, the folder that `npm pack` takes. */
async function build(name: string): Promise<number> {
  const publication = publications[name]
  if (!publication) throw new Error(`"${name}" isn't published: ${Object.keys(publications).join(', ')} are.`)
  const home = join(root, 'packages', name)
  rmSync(join(home, 'dist'), { recursive: true, force: true })
  const steps = [
    ...(publication.isBundled ? [['vite', 'build', home]] : []),
    ['tsc', '-p', join(home, 'tsconfig.package.json')],
  ]
  for (const [program = '', ...args] of steps) {
    const code = await run(program, args)
    if (code !== 0) return code
  }
  complete(home, publication)
  if (publication.isBundled) {
    cpSync(join(home, 'docs'), join(home, 'dist/docs'), { recursive: true })
    await writeComponentPages(join(home, 'dist/docs'))
  }
  return 0
}

/** Adds what makes the built modules a package: manifest, documents, declarations that name built modules. */
function complete(home: string, publication: Publication) {
  const dist = join(home, 'dist')
  const source = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as SourceManifest
  const version = versionOf(readFileSync(join(root, 'CHANGELOG.md'), 'utf8'))
  const manifest = publishedManifest(source, publication, version)
  writeFileSync(join(dist, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  copyFileSync(join(home, 'README.md'), join(dist, 'README.md'))
  copyFileSync(join(root, 'CHANGELOG.md'), join(dist, 'CHANGELOG.md'))
  copyLicence(dist)
  if (publication.files.includes('tokens')) cpSync(join(home, 'tokens'), join(dist, 'tokens'), { recursive: true })
  for (const file of globSync('{lib,types}/**/*.d.ts', { cwd: dist })) nameModules(join(dist, file))
  if (publication.isBundled) writeFileSync(join(dist, 'styles.css.d.ts'), 'export {}\n')
}

/** The package.json that is published: built modules in place of sources, ranges in place of pins. */
function publishedManifest(source: SourceManifest, publication: Publication, version: string) {
  const { entries, sideEffects, bundled, files } = publication
  const peers = Object.entries(publication.peers)
  const isOwn = (name: string) => !bundled.includes(name) && publication.peers[name] === undefined
  const own = Object.entries(source.dependencies).filter(([name]) => isOwn(name))
  const optional = peers.filter(([, range]) => range.startsWith('?'))
  return {
    name: source.name,
    version,
    description: source.description,
    license: LICENCE,
    type: 'module',
    sideEffects,
    exports: {
      ...Object.fromEntries(
        Object.entries(source.exports)
          .filter(([path]) => path !== './guide' && !path.endsWith('.css')) // for our Storybook only; sheets are named below
          .map(([path, file]) => [path, builtOf(file, publication)]),
      ),
      ...entries,
      './package.json': './package.json',
    },
    files: [...files, 'CHANGELOG.md'].sort(),
    dependencies: Object.fromEntries(own.map(([name, pinned]) => [name, `^${pinned}`])),
    peerDependencies: Object.fromEntries(peers.map(([name, range]) => [name, range.replace('?', '')])),
    peerDependenciesMeta: Object.fromEntries(optional.map(([name]) => [name, { optional: true }])),
  }
}

/** "./src/button/Button.tsx" as built. */
function builtOf(file: string, { types = 'lib' }: Publication) {
  const name = file.replace(/^\.\/src\//, '').replace(/\.tsx?$/, '')
  return { types: `./${types}/${name}.d.ts`, default: `./lib/${name}.js` }
}

/** TypeScript keeps the names of sources in declarations, imports of styles, which declare nothing, and clauses of our contract. */
function nameModules(declaration: string) {
  const text = readFileSync(declaration, 'utf8')
    .replace(/^import '[^']+';\n/gm, '')
    .replace(/\s+\(contract [^)]+\)/g, '')
    .replace(/((?:from |import\()['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js')
  writeFileSync(declaration, text)
}

if (import.meta.main) process.exitCode = await build(process.argv[2] ?? '')
