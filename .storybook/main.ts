import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { msw } from 'msw/vite'
import { stripSonnerStyle } from '../tooling/stripSonnerStyle.ts'
import { fontsOfScripts } from './fontsOfScripts.ts'

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [{ from: '../visual', to: '/visual' }], // for the atlas
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false, menuOnboardingChecklist: false },
  tags: {
    internal: { defaultFilterSelection: 'exclude' },
    behaviour: { defaultFilterSelection: 'exclude' }, // only asserts: run as a test, shown when the sidebar's filter asks for it
  },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      vanillaExtractPlugin(),
      fontsOfScripts(),
      stripSonnerStyle(),
      msw({ mode: 'worker-only' }),
    ],
    optimizeDeps: { ...config.optimizeDeps, exclude: [...(config.optimizeDeps?.exclude ?? []), 'sonner'] },
  }),
})
