/** The product's name, as every page shows it. */
export const PRODUCT = 'Driver Trust Console'

/** The client identifier that the console requests challenges with. */
export const CLIENT_ID: string = import.meta.env.VITE_CLIENT_ID || 'driver-trust-console'
