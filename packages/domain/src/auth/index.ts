export { NewPasswordForm, oneTimeCodeForm, SignInForm, SignUpForm } from './forms.ts'
export { passwordProblems, passwordRuleLabels } from './password.ts'
export { type ChallengeScope, EmailRequest, EmailVerification } from './requests.ts'
export {
  type EntrySearch,
  linkToken,
  parseSignInSearch,
  printSignInSearch,
  redirectTarget,
  type SignInSearch,
} from './signInSearch.ts'
