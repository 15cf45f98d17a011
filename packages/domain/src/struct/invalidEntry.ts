/** The message where an entry is of the wrong kind and no rule of section 5 of the spec has words for it. */
export const invalidEntry = 'This entry is not valid.'
