export {
  type ChallengeScope,
  EmailRequest,
  EmailVerification,
  NewPasswordForm,
  oneTimeCodeForm,
  passwordProblems,
  passwordRuleLabels,
  SignInForm,
  SignUpForm,
} from './forms.ts'
export {
  type EntrySearch,
  linkToken,
  parseSignInSearch,
  printSignInSearch,
  redirectTarget,
  type SignInSearch,
} from './signInSearch.ts'
