/** The tones of badges and tags (spec, section 4). */
export const tones = ['neutral', 'success', 'warning', 'greyWarning', 'error'] as const

/** One of {@link tones}. */
export type Tone = (typeof tones)[number]
