/** The error of the name field when the name is taken. */
export const nameTaken = { name: 'An organisation with this name already exists.' }
