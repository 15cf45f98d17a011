import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { msw } from 'msw/vite'
import { mergeConfig } from 'vite'
import { layerStyles } from '../tooling/layerStyles.ts'
import { stripSonnerStyle } from '../tooling/stripSonnerStyle.ts'
import { guideIndexer, guidePages } from './guidePages.ts'
import { reviewData } from './reviewData.ts'
import { darkCanvas } from './theme.ts'

/** What `tooling/review/pictures/pullRequest.ts` has written, if it ran. */
const report = join(import.meta.dirname, '../.review')

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    ...(process.env.VITEST ? [] : ['../packages/ui/src/*/*.guide.tsx']), // pages to read; Vitest renders guides by a test of the design system
    '../stories/**/*.mdx',
    '../stories/**/*.stories.tsx',
  ],
  experimental_indexers: (existing = []) => [guideIndexer, ...existing],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    ...(process.env.VITEST ? [] : ['@storybook/addon-mcp']), // tells assistants of the components
  ],
  staticDirs: [
    './licences',
    { from: '../packages/ui/tokens', to: '/tokens' }, // for download
    { from: '../docs/signs', to: '/signs' }, // in "Visual language"
    { from: existsSync(report) ? '../.review' : './no-report', to: '/review' }, // for "What changed"
  ],
  /**
   * A link to a dark story is dark before any script of Storybook has loaded. And no page listens to the stories in its
   * frames: one that sets a global itself would set it for the others. Only a listener before Storybook's own can see to that.
   */
  previewHead: (head = '') => `${head}
<script>
if (/theme:[\\w-]*dark/.test(decodeURIComponent(location.search))) document.documentElement.dataset.theme = 'dark'
addEventListener('message', (event) => {
  for (const { contentWindow } of document.querySelectorAll('iframe')) if (contentWindow === event.source) event.stopImmediatePropagation()
})
</script>
<style>[data-theme="dark"], [data-theme="dark"] body > * { color-scheme: dark; background-color: ${darkCanvas}; }
div.docblock-source { flex-wrap: nowrap; } /* a long line would push its button "Copy" out of sight */
div.docblock-source > div:first-child { flex-shrink: 1; }</style>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false }, // the pages of primitives ask the compiler
  features: {
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
    backgrounds: false, // that is the theme's
    measure: false,
    outline: false,
  },
  tags: {
    behaviour: { defaultFilterSelection: 'exclude' }, // only asserts: run as a test, shown when the sidebar's filter asks for it
  },
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [
        layerStyles(),
        vanillaExtractPlugin(),
        stripSonnerStyle(),
        guidePages(),
        reviewData(),
        msw({ mode: 'worker-only' }),
      ],
      build: {
        license: { fileName: 'third-party-notices.txt' },
        rolldownOptions: { output: { keepNames: true } }, // the pages show code with the names of primitives
      },
      optimizeDeps: { exclude: ['sonner'] },
    }),
})
