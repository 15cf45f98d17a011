import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig, type Plugin } from 'vite'
import { stripSonnerStyle } from '../../tooling/stripSonnerStyle.ts'
import manifest from './package.json' with { type: 'json' }

/** All but the guides, which are for our Storybook. */
const entries = Object.values(manifest.exports).filter((path) => !path.startsWith('./src/guide/'))

/** The style sheets of the typefaces; the theme imports each by this name. */
const FACES = [
  '@fontsource-variable/ibm-plex-sans/wdth.css',
  '@fontsource/barlow-semi-condensed/500.css',
  '@fontsource/barlow-semi-condensed/600.css',
  '@fontsource/barlow-semi-condensed/700.css',
]

/**
 * The published package: one module for each of ours, so that an application takes only what it imports, and one style
 * sheet. Sonner is built in, because its own package adds a style element that a strict policy forbids.
 */
export default defineConfig({
  plugins: [vanillaExtractPlugin(), stripSonnerStyle(), facesAsFiles()],
  // A warning about a wrong prop is for the application's developers, so its build decides.
  define: { 'import.meta.env.DEV': "(process.env.NODE_ENV !== 'production')" },
  build: {
    target: 'baseline-widely-available',
    minify: false,
    cssCodeSplit: false,
    license: { fileName: 'third-party-notices.txt' },
    lib: { entry: entries, formats: ['es'], cssFileName: 'styles' },
    rolldownOptions: {
      external: (id) => /^[\w@]/.test(id) && !id.startsWith('sonner') && !FACES.includes(id),
      output: {
        preserveModules: true,
        preserveModulesRoot: join(import.meta.dirname, 'src'),
        entryFileNames: ({ name }) => `lib/${folderOf(name)}.js`,
      },
    },
  },
})

/**
 * npm leaves out every folder named `node_modules`. Vite collects styles in the order of file names: the theme comes
 * first, because what resets the browser's styles must not override a component's.
 */
function folderOf(name: string): string {
  return name.replace(/^.*node_modules\//, 'vendor/').replace(/^theme\//, '_theme/')
}

/** Ships the fonts beside the style sheet: Vite would put them into it as `data:`, which a strict policy forbids. */
function facesAsFiles(): Plugin {
  const faces = FACES.map((name) => {
    const source = fileURLToPath(import.meta.resolve(name))
    return { name, source, css: readFileSync(source, 'utf8').replaceAll('./files/', './fonts/') }
  })
  return {
    name: 'faces-as-files',
    enforce: 'pre',
    resolveId: { filter: { id: /^@fontsource/ }, handler: (id) => (FACES.includes(id) ? '\0faces' : undefined) },
    load: { filter: { id: /^\0faces$/ }, handler: () => '' },
    buildStart() {
      for (const { name, source, css } of faces) {
        const licence = readFileSync(join(dirname(source), 'LICENSE'))
        const owner = dirname(name).replace(/^.*\//, '')
        this.emitFile({ type: 'asset', fileName: `fonts/${owner}-licence.txt`, source: licence })
        for (const [, file = ''] of css.matchAll(/\.\/fonts\/([\w.-]+)/g)) {
          const originalFileName = join('../../node_modules', dirname(name), 'files', file)
          const font = readFileSync(join(dirname(source), 'files', file))
          this.emitFile({ type: 'asset', fileName: `fonts/${file}`, originalFileName, source: font })
        }
      }
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sheet = bundle['styles.css']
        if (sheet?.type !== 'asset') return this.error('The build has no styles.css to put the fonts into.')
        sheet.source = `${faces.map(({ css }) => css).join('\n')}\n${sheet.source}`
      },
    },
  }
}
