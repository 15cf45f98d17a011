import { expect, it } from 'vitest'
import { challengeBearer } from './requestTokens.ts'

it('the grant of a challenge waits for the one token request in flight', async () => {
  const begun: string[] = []
  const client = {
    challenge: async () => ({ challenge: 'of the server' }),
    token: async () => {
      begun.push('token')
      return { access_token: 'for-one-call' }
    },
  }
  const refresh = Promise.withResolvers<void>()
  const alone = <T>(work: () => Promise<T>) => refresh.promise.then(work)
  const bearer = challengeBearer({ client, session: { alone } }, { clientId: 'console', scope: 'email:send' })
  await new Promise((resolve) => setTimeout(resolve))
  expect(begun).toEqual([])
  refresh.resolve()
  expect(await bearer).toBe('for-one-call')
})
