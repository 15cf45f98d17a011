import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { LAYER_ORDER, moduleOf, rules } from '../../tooling/layerStyles.ts'
import { stripSonnerStyle } from '../../tooling/stripSonnerStyle.ts'
import manifest from './package.json' with { type: 'json' }

/** All but the guides, which are for our Storybook. */
const entries = Object.entries(manifest.exports).filter(([name]) => name !== './guide' && !name.endsWith('.css'))

/** Class names of the package begin with it, so that its own reset finds its elements. */
const PREFIX = 'dt-'

/** Modules of styles that no other module imports. */
const RESETS = ['./src/theme/reset.css.ts', './src/theme/ownReset.css.ts']

const THEME = new URL('src/theme/index.ts', import.meta.url)

/** The style sheets of the typefaces; the theme imports each by this name. */
const FACES = [
  '@fontsource-variable/ibm-plex-sans/index.css',
  '@fontsource/barlow-semi-condensed/500.css',
  '@fontsource/barlow-semi-condensed/600.css',
  '@fontsource/barlow-semi-condensed/700.css',
  './faces/figures.css',
]

const faces = FACES.map((name) => {
  const source = fileURLToPath(name.startsWith('.') ? new URL(name, THEME) : import.meta.resolve(name))
  const css = readFileSync(source, 'utf8')
  const files = [...css.matchAll(/url\((\.[\w./-]+)\)/g)].map(([, file = '']) => join(dirname(source), file))
  return { name, source, css: css.replaceAll(/url\(\.\/(?:files\/)?/g, 'url(../fonts/'), files }
})

/**
 * The published package: one module for each of ours, so that an application takes only what it imports, and a style
 * sheet for each entry. Sonner is built in, because its own package adds a style element that a strict policy forbids;
 * of Lucide only the icons that are drawn.
 */
export default defineConfig({
  plugins: [
    vanillaExtractPlugin({ identifiers: ({ hash }) => PREFIX + hash }),
    stripSonnerStyle(),
    styleSheets(),
    facesAsFiles(),
  ],
  // A warning about a wrong prop is for the application's developers, so its build decides.
  define: { 'import.meta.env.DEV': "(process.env.NODE_ENV !== 'production')" },
  build: {
    target: 'baseline-widely-available',
    minify: false,
    license: { fileName: 'third-party-notices.txt' },
    lib: { entry: [...entries.map(([, path]) => path), ...RESETS], formats: ['es'] },
    rolldownOptions: {
      checks: { moduleLevelDirective: false }, // "use client" stays at the top of each module
      external: (id) => /^[\w@]/.test(id) && !/^(?:sonner|lucide)(?:\/|$)/.test(id) && !FACES.includes(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: join(import.meta.dirname, 'src'),
        entryFileNames: ({ name }) => `lib/${folderOf(name)}.js`,
      },
    },
  },
})

/** npm leaves out every folder named `node_modules`. */
function folderOf(name: string): string {
  return name.replace(/^.*node_modules\//, 'vendor/')
}

const isStyles = (id: string) => /\.css\.ts\.vanilla\.css|[\\/]sonner[\\/]dist[\\/]styles\.css/.test(id)

/**
 * Writes a style sheet for each entry: its own styles and those of everything that it imports, in the layers that keep
 * their order. The theme and the reset are sheets of their own.
 */
function styleSheets(): Plugin {
  const styles = new Map<string, string>()
  return {
    name: 'style-sheets',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css/ },
      handler(code, id) {
        if (!isStyles(id)) return undefined
        if (code.trim() !== '') styles.set(id, rules(code, moduleOf(id)))
        return { code: '', map: null }
      },
    },
    generateBundle(_options, bundle) {
      const sheetOf = (ids: readonly string[], isWanted: (module: string) => boolean) => {
        const wanted = [...reachedFrom(ids, this)].filter((id) => styles.has(id) && isWanted(moduleOf(id)))
        return wanted.map((id) => styles.get(id)).join('')
      }
      const emit = (name: string, source: string) => {
        if (source !== '') this.emitFile({ type: 'asset', fileName: `styles/${name}.css`, source })
      }
      const emitLayers = (name: string, source: string) => emit(name, source && `${LAYER_ORDER}\n${source}`)
      const ids = entries.map(([, path]) => resolve(import.meta.dirname, path))
      const [reset, ownReset] = RESETS.map((path) => resolve(import.meta.dirname, path))
      const isTheme = (module: string) => module.startsWith('theme/')
      emit(
        'reset',
        sheetOf([reset ?? ''], (module) => module === 'theme/reset.css.ts'),
      )
      const theme = sheetOf([...ids, ownReset ?? ''], isTheme)
      const fonts = faces.map(({ css }) => css).join('\n')
      emit('fonts', fonts)
      emitLayers('theme', theme)
      emit('styles', `${fonts}\n${LAYER_ORDER}\n${theme}${sheetOf(ids, (module) => !isTheme(module))}`)
      for (const [index, [name]] of entries.entries())
        if (name !== './theme')
          emit(
            name.slice('./'.length),
            sheetOf([ids[index] ?? ''], (module) => !isTheme(module)),
          )
      for (const [name, file] of Object.entries(bundle))
        if (file.type === 'asset' && name === 'style.css') delete bundle[name]
    },
  }
}

/** Modules in the order in which they run. */
function reachedFrom(ids: readonly string[], context: Rolldown.PluginContext, found = new Set<string>()): Set<string> {
  const seen = new Set<string>()
  const visit = (id: string) => {
    if (seen.has(id)) return
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
    for (const each of [...importedIds, ...dynamicallyImportedIds]) visit(each)
    found.add(id)
  }
  for (const id of ids) visit(id)
  return found
}

/** Ships the fonts beside the style sheet: Vite would put them into it as `data:`, which a strict policy forbids. */
function facesAsFiles(): Plugin {
  return {
    name: 'faces-as-files',
    enforce: 'pre',
    resolveId: { filter: { id: /\.css$/ }, handler: (id) => (FACES.includes(id) ? '\0faces' : undefined) },
    load: { filter: { id: /^\0faces$/ }, handler: () => '' },
    buildStart() {
      for (const { name, source, files } of faces) {
        if (name.startsWith('@')) {
          const fileName = `fonts/${basename(dirname(name))}-licence.txt`
          this.emitFile({ type: 'asset', fileName, source: readFileSync(join(dirname(source), 'LICENSE')) })
        }
        for (const originalFileName of files) {
          const fileName = `fonts/${basename(originalFileName)}`
          this.emitFile({ type: 'asset', fileName, originalFileName, source: readFileSync(originalFileName) })
        }
      }
    },
  }
}
