import { example, guideTo } from '../guide/guideTo.ts'
import { Text } from '../text/Text.tsx'
import { PasswordRules } from './PasswordRules.tsx'

const rules = [
  { text: 'At least 8 characters', isMet: true },
  { text: 'A number', isMet: false },
]

export const guide = guideTo(PasswordRules, {
  shownIn: 'PasswordInput',
  use: ['below the field for a new password'],
  instead: [['There is one rule.', 'Field']],
  dos: example(
    <PasswordRules rules={rules} />,
    'All rules are visible from the start, and are ticked off while the user types.',
  ),
  donts: example(<Text tone="error">Password too weak</Text>, "It comes too late and doesn't say which rule."),
  accessibility: ['A list; a word says whether each rule is met, not just a tick.'],
})
