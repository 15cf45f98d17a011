import '@driver-trust/ui/theme'
import { toast } from '@driver-trust/ui/toast'
import './fonts.ts'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import type { PreviewAddon } from 'storybook/internal/csf'
import { configure } from 'storybook/test'
import { chromaticModes } from './chromaticModes.ts'
import { takeConsoleErrors, watchConsole } from './consoleErrors.ts'
import { withConsole } from './decorators/withConsole.tsx'
import { withTheme } from './decorators/withTheme.tsx'
import { stopClock } from './fixedClock.ts'
import { startMockServer, takeUnmocked } from './mockServer.ts'
import type { StoryParameters } from './StoryParameters.ts'
import { openSandbox } from './sandboxOfStory.ts'
import { screenshotHooks } from './screenshotHooks.ts'
import { toolbars } from './toolbars.ts'
import { viewports } from './viewports.ts'

// The first story of a run also waits for code to load.
configure({ asyncUtilTimeout: 25_000 })

/** An addon that only adds types: chaining `.type()` would hide the story order from Storybook's static reader. */
const typedParameters: PreviewAddon<{ parameters: StoryParameters }> = {}

const preview = definePreview({
  addons: [addonA11y(), addonDocs(), addonMsw(startMockServer), chromaticModes, typedParameters],
  async beforeEach({ parameters, globals }) {
    await screenshotHooks.before()
    openSandbox(parameters, globals)
    const startClock = stopClock()
    const forgetConsole = watchConsole()
    return () => {
      toast.clear()
      startClock()
      forgetConsole()
    }
  },
  async afterEach({ id, tags }) {
    const unmocked = takeUnmocked()
    if (unmocked.length > 0) throw new Error(`Unmocked requests: ${[...new Set(unmocked)].join(', ')}`)
    const errors = takeConsoleErrors()
    if (errors.length > 0) throw new Error(`console.error was called: ${errors.join('\n')}`)
    await screenshotHooks.after({ id, tags })
  },
  decorators: [withConsole, withTheme],
  globalTypes: toolbars,
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    persona: 'owner',
    network: 'normal',
    viewport: { value: 'desktop', isRotated: false },
  },
  parameters: {
    layout: 'padded',
    a11y: {
      test: import.meta.env.NO_A11Y ? 'off' : 'error',
      options: { resultTypes: ['violations', 'incomplete'] }, // naming every passing element takes axe longer than checking it
      // Base UI's focus guards are hidden and focusable on purpose: they pass the focus on.
      config: {
        rules: [{ id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])' }],
      },
    },
    docs: { story: { inline: false, height: '600px' } },
    viewport: { options: viewports },
    options: {
      storySort: {
        order: [
          'Start here',
          ['Welcome', 'How to review', 'Screen map'],
          'Screens',
          'Flows',
          'Components',
          'Foundations',
          'Internal',
        ],
      },
    },
  },
})

export default preview
