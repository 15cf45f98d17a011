import { type Infer, string } from 'superstruct'
import { absent } from '../struct/absent.ts'
import { count } from '../struct/count.ts'
import { shape } from '../struct/shape.ts'

/** What the token call answers; all of it is optional, so whoever needs an access token checks for it (spec, section 3: Token response). */
export const TokenResponse = shape({
  access_token: absent(string()),
  expires_in: absent(count()),
  refresh_token: absent(string()),
  refresh_expires_in: absent(count()),
  token_type: absent(string()),
  scope: absent(string()),
})

/** What the struct of the same name parses to. */
export type TokenResponse = Infer<typeof TokenResponse>
