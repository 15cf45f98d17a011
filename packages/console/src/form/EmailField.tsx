import { Input } from '@driver-trust/ui/input'
import { FormField } from './FormField.tsx'

/** The e-mail by which somebody signs in. */
export function EmailField({ autoFocus = false }: { autoFocus?: boolean }) {
  return (
    <FormField name="email" label="E-mail">
      {(control) => (
        <Input {...control} type="email" size="lg" autoComplete="username" {...(autoFocus && { autoFocus: true })} />
      )}
    </FormField>
  )
}
