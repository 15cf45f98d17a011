import { type Infer, nonempty, string } from 'superstruct'
import { shape } from '../struct/shape.ts'

/** What asking for a challenge sends: the console's fixed client identifier (spec, section 7: POST /auth/challenge). */
export const ChallengeRequest = shape({ clientId: nonempty(string()) })

/** What the struct of the same name parses to. */
export type ChallengeRequest = Infer<typeof ChallengeRequest>
