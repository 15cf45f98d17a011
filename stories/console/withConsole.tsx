import { App, createAppearance, createMemory, type ThemeChoice } from '@driver-trust/console'
import { createEnvironment } from '@driver-trust/domain/environment'
import { createTokenStore, type SessionNames } from '@driver-trust/domain/http'
import type { Decorator, StoryContext } from '@storybook/react-vite'
import { StrictMode, useState } from 'react'
import { memoryLocation } from 'wouter/memory-location'
import { ADDRESS, AddressInLink, addressFor } from '../../.storybook/addressInLink.ts'
import type { StoryParameters } from '../../.storybook/StoryParameters.ts'
import { shownTheme } from '../../.storybook/shownTheme.ts'
import { storyRun } from '../../.storybook/storyRun.ts'
import { sandboxOfStory } from './sandboxOfStory.ts'

/** Shows the console over the story's sandbox, at the story's route or where the link says. */
export const withConsole: Decorator = (_, context) => {
  const { theme, text } = context.globals
  return <ConsoleOf key={[sandboxOfStory().key, theme, text].join()} story={context} />
}

function ConsoleOf({ story: { id, tags, parameters, globals } }: { story: StoryContext }) {
  const { route = '/', wait, remembered, requiredDocuments = [] } = parameters as StoryParameters
  const isUnseen = storyRun.isTest && tags.includes('behaviour')
  const { documentChecks = isUnseen ? 0 : 500 } = parameters
  const address = addressFor(id, globals[ADDRESS]) ?? route
  const { theme } = shownTheme(globals.theme)
  const [{ location, ...own }] = useState(() => open(address, theme, remembered))
  return (
    <StrictMode>
      <AddressInLink id={id} start={route} location={location} />
      <App
        {...own}
        documentChecks={documentChecks}
        requiredDocuments={requiredDocuments}
        reload={reportReload}
        timing={{ ...AT_ONCE, ...WAITS[wait ?? 'nothing'] }}
        location={location}
      />
    </StrictMode>
  )
}

/** A reload in a test run would take the page from the remaining stories. */
const reportReload = () => console.error('The console would have reloaded its page: code of it could not be loaded.')

const NEVER = Number.POSITIVE_INFINITY
const WAITS = {
  nothing: { stillLoadingAfter: NEVER, retryAfter: NEVER },
  words: { stillLoadingAfter: 0, retryAfter: NEVER },
  retry: { stillLoadingAfter: 0, retryAfter: 0 },
}

const AT_ONCE = { preloadDelay: 0, pendingAfter: 0, minimumPending: 0 }

/** Of each opened story its own: stories that run side by side must not sign each other out. */
function sessionNames(): SessionNames {
  const story = `story-${crypto.randomUUID()}`
  return {
    accessToken: 'access_token',
    refreshToken: 'refresh_token',
    channel: `${story}:session`,
    lock: `${story}:refresh`,
    session: 'story_session_mark',
    spentTokens: 'storybook',
  }
}

/** Everything is separate: a story never touches the console's session, although both can be on one origin. */
function open(address: string, theme: string, remembered: StoryParameters['remembered'] = {}) {
  const [path = '/', searchPath = ''] = address.split('?')
  const { hook, searchHook } = memoryLocation({ path, searchPath, record: true })
  const names = sessionNames()
  const tokens = createTokenStore({ storage, keys: names, onUnavailable: () => {} })
  const { sandbox, persona } = sandboxOfStory()
  if (persona !== 'signed-out') {
    const { access_token, refresh_token } = sandbox.tokensOf(persona)
    tokens.write({ accessToken: access_token, refreshToken: refresh_token })
  }
  const environment = createEnvironment({
    host: '',
    sink: () => {},
    names,
    timing: { retryDelays: [0, 0, 0], retryBudget: 45_000, unusedLifetime: 300_000, rereadDelays: [] },
    tokens,
  })
  const [memory, drafts] = [createMemory(storage), createMemory(storage)]
  for (const [key, value] of Object.entries(remembered)) {
    memory.write(key, value)
    drafts.write(key, value)
  }
  const appearance = createAppearance({ storage, key: 'theme', root: document.documentElement })
  appearance.choose(theme as ThemeChoice)
  return { location: { hook, searchHook }, environment, appearance, memory, drafts }
}

/** Refuses everything, so what is kept lasts as long as the story. */
function storage(): never {
  throw new Error('Stories keep everything in memory.')
}
