import '@driver-trust/ui/reset.css'
import '@driver-trust/ui/theme'
import '@fontsource-variable/noto-sans-arabic/wght.css'
import '@fontsource-variable/noto-sans-devanagari/wght.css'
import '@fontsource-variable/noto-sans-hebrew/wght.css'
import '@fontsource-variable/noto-sans-sc/wght.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import type { PreviewAddon } from 'storybook/internal/csf'
import { configure } from 'storybook/test'
import './scripts.css'
import { ADDRESS } from './addressInLink.ts'
import { chromaticModes } from './chromaticModes.ts'
import { COMPARE } from './comparisons.ts'
import { consoleErrors, watchConsole } from './consoleErrors.ts'
import { DocsInTheme } from './DocsInTheme.tsx'
import { type DataSet, dataSets } from './dataSets.ts'
import { STORY_TIME, stopClock } from './fixedClock.ts'
import { keepFocus } from './keepFocus.ts'
import { showGivenTexts, showLongTexts } from './longTexts.ts'
import { startMockServer, takeUnmocked } from './mockServer.ts'
import type { StoryGlobals, StoryParameters } from './StoryParameters.ts'
import { storyRun } from './storyRun.ts'
import { toolbars } from './toolbars.ts'
import { viewports } from './viewports.ts'
import { withTheme } from './withTheme.tsx'

if (!storyRun.isTest) keepFocus()

/** Milliseconds for which `findBy…` and `waitFor` wait; the first of a story also waits for the screen's code and data, and the first of a run for all other code. */
const QUERY_TIMEOUT = 25_000

/** An addon that only adds types: chaining `.type()` would hide the story order from Storybook's static reader. */
const typedParameters: PreviewAddon<{ parameters: StoryParameters; globals: Partial<StoryGlobals> }> = {}

const preview = definePreview({
  addons: [addonA11y(), addonDocs(), chromaticModes, typedParameters],
  async beforeEach({ globals, userEvent }) {
    showGivenTexts()
    await startMockServer()
    await storyRun.before(userEvent)
    // Without React's `act`, which Storybook puts around each event: no user's click is in one, and in the middle of a render it can lose the update.
    configure({ asyncUtilTimeout: QUERY_TIMEOUT, eventWrapper: (send: () => unknown) => send() })
    const { time = STORY_TIME }: DataSet = dataSets[(globals as StoryGlobals).world] // the toolbars offer nothing else
    watchConsole()
    return stopClock(time)
  },
  async afterEach({ id, tags, parameters, globals }) {
    const unmocked = takeUnmocked()
    if (unmocked.length > 0) storyRun.report('Unmocked requests', [...new Set(unmocked)].join(', '))
    const errors = consoleErrors()
    if (errors.length > 0) storyRun.report('console.error was called', errors.join('\n'))
    await storyRun.after({ id, tags, isPage: parameters.route !== undefined })
    if (storyRun.isTest) parameters.afterwards?.()
    if (globals.text === 'long') showLongTexts()
  },
  decorators: [withTheme],
  globalTypes: toolbars,
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    persona: 'owner',
    world: 'small',
    network: 'normal',
    text: 'given',
    [ADDRESS]: '',
    [COMPARE]: '',
    viewport: { value: 'desktop', isRotated: false },
  },
  parameters: {
    layout: 'padded',
    // A play that doesn't fit the toolbar's persona or network fails in the panel "Interactions" only. Vitest ignores this.
    throwPlayFunctionExceptions: false,
    a11y: {
      test: import.meta.env.NO_A11Y ? 'off' : 'error',
      options: { resultTypes: ['violations', 'incomplete'] }, // naming every passing element takes axe longer than checking it
      // Base UI's focus guards are hidden and focusable on purpose: they pass the focus on.
      config: {
        rules: [
          { id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])' },
          // Of WCAG 2.2, which axe leaves off by default. Rows scroll from under the bar of what is selected, and their menus from under the pager.
          { id: 'target-size', enabled: true, selector: '*:not([data-selecting] *, tbody [data-bare] > button)' },
        ],
      },
    },
    controls: { disable: true }, // only playgrounds have them
    docs: { story: { inline: false, height: '600px' }, container: DocsInTheme },
    viewport: { options: viewports },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start here',
          ['Welcome', 'All screens', 'What changed'],
          'Screens',
          // as a person meets them
          [
            'Sign in',
            'Sign up',
            'User exists',
            'Verify e-mail',
            ['Waiting', 'Link', 'Verified', 'Missed'],
            'Password',
            ['Forgot', 'E-mail sent', 'Reset', 'Changed', 'Link inactive'],
            'Invitation',
            ['Link', 'Accepted', 'Expired'],
            'Link expired',
            'Onboarding',
            'Organisation',
            'Can’t drive',
            'Lists and bulk work',
            'Deadlines',
            'Driver beside the list',
            'Saved views',
            'Invite drivers',
            'Organisation for each kind',
            'Gate check',
            'Driver',
            'Driver in each status',
            'Driver actions',
            'Driver for each kind',
            'User',
            'Settings',
            'Your permissions',
            'Every page',
            ['Shell', 'Keyboard shortcuts', 'Guards'],
          ],
          'Flows',
          'Patterns',
          [
            'A list',
            'Acting on many',
            'A dangerous confirmation',
            'An unsaved form',
            'Empty, failed, not permitted',
            'A verdict',
          ],
          'Components',
          ['Together', ['Gallery', '*'], '*'],
          'Foundations',
          ['Visual language', 'Tokens', '*'],
        ],
      },
    },
  },
})

export default preview
