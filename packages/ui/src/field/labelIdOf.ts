/** The id of the label that Field gives to the control with this id. */
export function labelIdOf(controlId: string): string {
  return `${controlId}-label`
}
