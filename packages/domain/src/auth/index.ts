export { NewPasswordForm, oneTimeCodeForm, SecretText, SignInForm, SignUpForm } from './forms.ts'
export { Password, type PasswordRule, passwordProblems, passwordRuleLabels } from './password.ts'
export {
  Challenge,
  type ChallengeScope,
  EmailRequest,
  EmailVerification,
  PasswordChange,
  PasswordReset,
  TokenResponse,
} from './requests.ts'
export {
  type EntrySearch,
  linkToken,
  parseSignInSearch,
  printSignInSearch,
  redirectTarget,
  type SignInSearch,
} from './signInSearch.ts'
