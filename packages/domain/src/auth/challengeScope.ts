/** What a challenge can be exchanged for (spec, section 5). */
export const challengeScopes = ['email:send', 'password:reset', 'super_admin'] as const

/** One of {@link challengeScopes}. */
export type ChallengeScope = (typeof challengeScopes)[number]
