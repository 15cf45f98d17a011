/** The product's name, as every page shows it. */
export const PRODUCT = 'Driver Trust Console'

/** What the console calls itself when it asks for a challenge (spec, section 7: fixed client identifier). */
export const CLIENT_ID: string = import.meta.env.VITE_CLIENT_ID || 'driver-trust-console'
