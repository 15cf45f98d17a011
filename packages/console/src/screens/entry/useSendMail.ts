import type { ChallengeScope } from '@driver-trust/domain/auth'
import { useData } from '@driver-trust/domain/data'
import { challengeBearer, isStatus } from '@driver-trust/domain/http'
import { CLIENT_ID } from '../../host/product.ts'

interface SendMail {
  verification: (email: string) => Promise<void>
  /** Succeeds for every address, so that it doesn't reveal who has an account. */
  passwordReset: (email: string) => Promise<void>
}

/** Requests e-mails, each under a bearer of its own that is never stored (contract 7.4). */
export function useSendMail(): SendMail {
  const { client, session } = useData()
  const bearerOf = (scope: ChallengeScope) => challengeBearer({ client, session }, { clientId: CLIENT_ID, scope })
  return {
    async verification(email) {
      await client.sendVerification({ email }, { bearer: await bearerOf('email:send') })
    },
    async passwordReset(email) {
      const bearer = await bearerOf('password:reset')
      try {
        await client.sendPasswordReset({ email }, { bearer })
      } catch (error) {
        if (!isStatus(error, 400, 404, 409, 422)) throw error
      }
    },
  }
}
