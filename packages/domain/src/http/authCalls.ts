import { Challenge } from '../auth/Challenge.ts'
import { ChallengeRequest } from '../auth/ChallengeRequest.ts'
import { EmailRequest } from '../auth/EmailRequest.ts'
import { EmailVerification } from '../auth/EmailVerification.ts'
import { PasswordChange } from '../auth/PasswordChange.ts'
import { PasswordReset } from '../auth/PasswordReset.ts'
import { SignUpForm } from '../auth/SignUpForm.ts'
import { jsonAnswer, noAnswer, parsedAnswer } from './answers.ts'
import { readRegistration } from './readRegistration.ts'
import { row } from './row.ts'

/** Calls about accounts, passwords and e-mail addresses (spec, section 7: Authentication). */
export const authCalls = {
  register: row({
    method: 'POST',
    path: '/api/v1/auth/register',
    summary: 'Creates an account; tokens are read if the answer has them.',
    carrier: 'json',
    payload: SignUpForm,
    answer: parsedAnswer('Registration', readRegistration),
    meanings: { 409: 'user already exists' },
  }),
  challenge: row({
    method: 'POST',
    path: '/api/v1/auth/challenge',
    summary: 'Asks for a challenge, to be exchanged for a token of one scope.',
    carrier: 'json',
    payload: ChallengeRequest,
    answer: jsonAnswer('Challenge', Challenge),
  }),
  sendPasswordReset: row({
    method: 'POST',
    path: '/api/v1/auth/password/forgot/send',
    summary: 'Sends the mail with the link to set a new password.',
    carrier: 'json',
    payload: EmailRequest,
    answer: noAnswer,
    authorization: 'given',
  }),
  resetPassword: row({
    method: 'PATCH',
    path: '/api/v1/auth/password/forgot/reset',
    summary: 'Sets a new password by the token of the link.',
    carrier: 'json',
    payload: PasswordReset,
    answer: noAnswer,
    meanings: { 410: 'link or code expired' },
  }),
  changePassword: row({
    method: 'PATCH',
    path: '/api/v1/auth/password/reset',
    summary: 'Changes the password of the person who is signed in.',
    carrier: 'json',
    payload: PasswordChange,
    answer: noAnswer,
  }),
  sendVerification: row({
    method: 'POST',
    path: '/api/v1/auth/email/send',
    summary: 'Sends the mail that verifies an e-mail address.',
    carrier: 'json',
    payload: EmailRequest,
    answer: noAnswer,
    authorization: 'given',
  }),
  verifyEmail: row({
    method: 'POST',
    path: '/api/v1/auth/email/verify',
    summary: 'Verifies an e-mail address by the token of the link or the code.',
    carrier: 'json',
    payload: EmailVerification,
    answer: noAnswer,
    meanings: { 410: 'link or code expired' },
  }),
}
