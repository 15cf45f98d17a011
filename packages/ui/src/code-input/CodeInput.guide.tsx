import { Field } from '../field/Field.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Stateful } from '../guide/Stateful.tsx'
import { Inline } from '../inline/Inline.tsx'
import { Input } from '../input/Input.tsx'
import { CodeInput } from './CodeInput.tsx'

export const guide = guideTo(CodeInput, {
  shownIn: 'Together/Form controls',
  use: ['for a code from a message'],
  instead: [
    ['It is a secret that the user has chosen.', 'PasswordInput'],
    ['It is an ID or another number.', 'Input'],
  ],
  dos: [
    example(
      <Stateful start="4821">
        {(value, onChange) => (
          <Field label="Verification code">
            {(control) => <CodeInput {...control} value={value} onChange={onChange} />}
          </Field>
        )}
      </Stateful>,
      'One field, so that a code can be pasted, filled in by the phone and corrected.',
    ),
  ],
  donts: [
    example(
      <Inline gap="1">
        <Input aria-label="Digit 1" size="sm" style={{ inlineSize: 40 }} />
        <Input aria-label="Digit 2" size="sm" style={{ inlineSize: 40 }} />
        <Input aria-label="Digit 3" size="sm" style={{ inlineSize: 40 }} />
      </Inline>,
      "A field for each digit: pasting and password managers don't work, and screen readers announce six fields.",
    ),
  ],
  keys: [
    ['digits', 'are accepted; everything else is dropped, even when pasted'],
    ['Tab', "focuses it; all of the browser's own editing keys work"],
  ],
  accessibility: ['Announced as one text field.', 'Marked so that phones offer the code from the message.'],
  playground: {
    args: { 'aria-label': 'Verification code', value: '4821', length: 6 },
    holds: 'value',
  },
})
