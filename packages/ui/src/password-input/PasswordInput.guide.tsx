import { Field } from '../field/Field.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Input } from '../input/Input.tsx'
import { PasswordInput } from './PasswordInput.tsx'

export const guide = guideTo(PasswordInput, {
  use: ['for every password, with `autoComplete` "current-password" or "new-password"'],
  instead: [['It is a code from a message.', 'Input']],
  dos: example(
    <Field label="Password">{(control) => <PasswordInput {...control} autoComplete="current-password" />}</Field>,
    'Password managers can fill it in, and users can look at what they typed.',
  ),
  donts: example(
    <Input aria-label="Password" type="password" autoComplete="off" />,
    "Users can't show the password, and password managers are locked out.",
  ),
  keys: [
    ['Tab', 'goes to the password, then to "Show password"'],
    ['Enter, Space on "Show password"', 'shows the password, and the button becomes "Hide password"'],
  ],
  accessibility: ["The button's name says what it will do, and so whether the password is shown."],
  playground: { args: { 'aria-label': 'Password', defaultValue: 'correct horse' } },
})
