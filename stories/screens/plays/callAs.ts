import type { PersonaName } from '@driver-trust/sandbox'
import { expect } from 'storybook/test'
import { sandboxOfStory } from '../../console/sandboxOfStory.ts'

interface SentCall {
  method: 'PATCH' | 'POST'
  path: string
  body: object
}

/** Sends a call to the story's server as someone would from another desk. */
export async function callAs(persona: PersonaName, { method, path, body }: SentCall): Promise<void> {
  const { sandbox } = sandboxOfStory()
  const { access_token } = sandbox.tokensOf(persona)
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' }
  const request = new Request(`http://localhost/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
  await expect((await sandbox.fetch(request)).ok).toBe(true)
}
