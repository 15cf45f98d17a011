/** The product's name, as every page shows it. */
export const PRODUCT = 'Driver Trust Console'
