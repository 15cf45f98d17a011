/** Said of a whole form where a failure is no field's fault. */
export const UNSENT = 'This could not be sent. What you typed is kept. Try again.'
