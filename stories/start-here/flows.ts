interface Step {
  what: string
  /** The id of the story that shows it. */
  story: string
}

export interface Flow {
  title: string
  /** The story that plays the whole flow, if one does. */
  played?: string
  steps: readonly Step[]
}

/** What people do most, step by step. A check of the build looks up every story. */
export const flows: readonly Flow[] = [
  {
    title: 'From signing up to the first list',
    played: 'flows-entry--register-verify-onboard',
    steps: [
      { what: 'Create an account', story: 'screens-sign-up--default' },
      { what: 'Enter the code from the e-mail', story: 'screens-verify-e-mail-waiting--default' },
      { what: 'Or follow the link in it', story: 'screens-verify-e-mail-verified--default' },
      { what: 'Enter your name', story: 'screens-onboarding-1-profile--default' },
      { what: 'Set up the organisation', story: 'screens-onboarding-2-organisation--default' },
      { what: 'Invite the first drivers, or skip', story: 'screens-onboarding-3-billing-and-drivers--default' },
      { what: 'The first list, still empty', story: 'screens-organisation--empty' },
    ],
  },
  {
    title: 'A forgotten password',
    played: 'flows-entry--forgot-and-reset',
    steps: [
      { what: 'Sign in', story: 'screens-sign-in--default' },
      { what: 'Ask for a reset link', story: 'screens-password-forgot--default' },
      { what: 'The e-mail is on its way', story: 'screens-password-e-mail-sent--default' },
      { what: 'Choose a new password', story: 'screens-password-reset--default' },
      { what: 'The password is changed', story: 'screens-password-changed--default' },
      { what: 'Or the link is used up', story: 'screens-password-link-inactive--default' },
    ],
  },
  {
    title: 'An invitation',
    played: 'flows-entry--invited-no-account',
    steps: [
      { what: 'Its link is checked', story: 'screens-invitation-link--default' },
      { what: 'Create an account', story: 'screens-sign-up--invited' },
      { what: 'The invitation is accepted', story: 'screens-invitation-accepted--default' },
      { what: 'Enter your name', story: 'screens-onboarding-1-profile--default' },
      { what: 'The organisation’s list', story: 'screens-organisation--default' },
      { what: 'Or the invitation has expired', story: 'screens-invitation-expired--default' },
    ],
  },
  {
    title: 'Inviting drivers by file',
    played: 'flows-drivers--invite-from-a-spreadsheet',
    steps: [
      { what: 'Start from the list', story: 'screens-organisation--default' },
      { what: 'Enter rows, or go on to a file', story: 'screens-invite-drivers--default' },
      { what: 'Choose, drop or paste', story: 'screens-invite-drivers--choose-or-paste' },
      { what: 'Match the columns', story: 'screens-invite-drivers--match' },
      { what: 'Correct the rows with errors', story: 'screens-invite-drivers--preview' },
      { what: 'The invitations are sent', story: 'screens-invite-drivers--sending' },
      { what: 'Who was invited and who wasn’t', story: 'screens-invite-drivers--result' },
      { what: 'The list of invitations', story: 'screens-organisation--invited' },
    ],
  },
  {
    title: 'A ban, and lifting it',
    played: 'flows-drivers--ban-then-lift',
    steps: [
      { what: "The driver's page", story: 'screens-driver--default' },
      { what: 'Confirm the ban', story: 'screens-driver-actions--ban-question' },
      { what: 'The driver is banned', story: 'screens-driver-in-each-status--banned-explicitly' },
      { what: 'Confirm lifting it', story: 'screens-driver-actions--lift-question' },
      { what: 'Back to the previous status', story: 'screens-driver--default' },
    ],
  },
]
