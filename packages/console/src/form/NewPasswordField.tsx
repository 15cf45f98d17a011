import { passwordProblems, passwordRuleLabels } from '@driver-trust/domain/auth'
import { PasswordInput } from '@driver-trust/ui/password-input'
import { PasswordRules } from '@driver-trust/ui/password-rules'
import { Stack } from '@driver-trust/ui/stack'
import { useField } from 'react-final-form'
import { FormField } from './FormField.tsx'
import { withRules } from './newPasswordField.css.ts'

/** A new password, with a list of rules that are ticked off as the user types. */
export function NewPasswordField({ label, autoFocus = false }: { label: string; autoFocus?: boolean }) {
  return (
    <Stack gap="2" className={withRules}>
      <FormField name="password" label={label}>
        {(control) => <PasswordInput {...control} autoComplete="new-password" autoFocus={autoFocus} />}
      </FormField>
      <Rules />
    </Stack>
  )
}

function Rules() {
  const { input } = useField<string>('password', { subscription: { value: true } })
  const broken: readonly string[] = passwordProblems(input.value)
  const rules = Object.entries(passwordRuleLabels).map(([rule, text]) => ({ text, isMet: !broken.includes(rule) }))
  return <PasswordRules rules={rules} />
}
