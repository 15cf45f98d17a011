/** `signed-out`: here or in another tab. `signed-in`: here. `replaced`: another tab signed in, maybe as someone else (spec, section 4, Session). */
export type SessionEvent = 'signed-in' | 'signed-out' | 'replaced'
