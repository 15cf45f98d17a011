export { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx'
export { type PasswordRule, PasswordRules, type PasswordRulesProps } from './PasswordRules.tsx'
