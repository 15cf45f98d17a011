/** One message that the product's server would have sent. */
export interface Mail {
  to: string
  subject: string
  /** Where the button in the mail leads, on the console's origin. */
  link: string | undefined
  code: string | undefined
  at: string
}
