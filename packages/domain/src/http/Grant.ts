import { enums, type Infer, literal, string, union } from 'superstruct'
import { challengeScopes } from '../auth/challengeScope.ts'
import { shape } from '../struct/shape.ts'

/** The ways to get tokens (spec, sections 1 and 7); sent form-encoded under these names. */
export const Grant = union([
  shape({ grant_type: literal('password'), username: string(), password: string() }),
  shape({ grant_type: literal('client_credentials'), client_id: string(), client_secret: string() }),
  shape({ grant_type: literal('refresh_token'), refresh_token: string() }),
  shape({ grant_type: literal('urn:ietf:params:oauth:grant-type:otp'), phone_number: string(), code: string() }),
  shape({
    grant_type: literal('urn:ietf:params:oauth:grant-type:challenge'),
    challenge: string(),
    scope: enums(challengeScopes),
    client_id: string(),
  }),
])

/** What {@link Grant} parses to. */
export type Grant = Infer<typeof Grant>
