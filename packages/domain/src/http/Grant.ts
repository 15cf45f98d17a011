import { enums, type Infer, literal, string, union } from 'superstruct'
import { challengeScopes } from '../auth/challengeScope.ts'
import { shape } from '../struct/shape.ts'

const password = shape({ grant_type: literal('password'), username: string(), password: string() })
const service = shape({ grant_type: literal('client_credentials'), client_id: string(), client_secret: string() })
const refresh = shape({ grant_type: literal('refresh_token'), refresh_token: string() })
const oneTimeCode = shape({
  grant_type: literal('urn:ietf:params:oauth:grant-type:otp'),
  phone_number: string(),
  code: string(),
})
const challenge = shape({
  grant_type: literal('urn:ietf:params:oauth:grant-type:challenge'),
  challenge: string(),
  scope: enums(challengeScopes),
  client_id: string(),
})

/** Each way to get tokens by itself, for the API's documents (spec, section 7). */
export const grantShapes = [password, service, refresh, oneTimeCode, challenge]

/** The ways to get tokens (spec, sections 1 and 7); sent form-encoded under these names. */
export const Grant = union([password, service, refresh, oneTimeCode, challenge])

/** What {@link Grant} parses to. */
export type Grant = Infer<typeof Grant>
