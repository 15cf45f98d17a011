export {
  NewPasswordForm,
  oneTimeCodeForm,
  passwordsDifferMessage,
  SecretText,
  SignInForm,
  SignUpForm,
} from './forms.ts'
export { Password, type PasswordRule, passwordProblems, passwordRuleLabels, passwordRules } from './password.ts'
export {
  Challenge,
  type ChallengeScope,
  challengeScopes,
  EmailRequest,
  EmailVerification,
  PasswordChange,
  PasswordReset,
  TokenResponse,
  tokenOrCodeMessage,
} from './requests.ts'
export {
  type EntrySearch,
  linkToken,
  parseSignInSearch,
  printSignInSearch,
  redirectTarget,
  type SignInSearch,
} from './signInSearch.ts'
