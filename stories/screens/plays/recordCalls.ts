import { sandboxOfStory } from '../../console/sandboxOfStory.ts'

/** Records calls to the story's server from now on, as "PATCH /api/v1/users/status". */
export function recordCalls(): string[] {
  const { sandbox } = sandboxOfStory()
  const { fetch } = sandbox
  const noted: string[] = []
  sandbox.fetch = (request) => {
    noted.push(`${request.method} ${new URL(request.url).pathname}`)
    return fetch(request)
  }
  return noted
}
