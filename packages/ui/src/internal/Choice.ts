/** One of the things one can choose. */
export interface Choice<Value extends string = string> {
  value: Value
  label: string
  /** A second line that helps to choose. */
  hint?: string | undefined
  /** Why it cannot be chosen now. */
  disabledReason?: string | undefined
}
