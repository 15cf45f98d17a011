import { Field } from '../field/Field.tsx'
import { guideTo } from '../guide/guideTo.ts'
import { Input } from '../input/Input.tsx'
import { PasswordInput } from './PasswordInput.tsx'

export const guide = guideTo(PasswordInput, {
  use: ['for every password, with `autoComplete` "current-password" or "new-password"'],
  instead: [['It is a code from a message.', 'CodeInput']],
  dos: [
    {
      example: (
        <Field label="Password">{(control) => <PasswordInput {...control} autoComplete="current-password" />}</Field>
      ),
      because: 'Password managers can fill it in, and users can look at what they typed.',
    },
  ],
  donts: [
    {
      example: <Input aria-label="Password" type="password" autoComplete="off" />,
      because: "It can't be shown, and password managers are kept out.",
    },
  ],
  keys: [
    ['Tab', 'goes to the password, then to "Show password"'],
    ['Enter, Space on "Show password"', 'shows the letters, and the button becomes "Hide password"'],
  ],
  accessibility: ['The button says what it will do; whether the letters are shown is in its name.'],
  playground: { args: { 'aria-label': 'Password', defaultValue: 'correct horse', size: 'md' } },
})
