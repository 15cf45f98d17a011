import { guideTo } from '../guide/guideTo.ts'
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
  dos: [
    {
      example: <PasswordRules rules={rules} />,
      because: 'All rules are there from the start, and are ticked off while typing.',
    },
  ],
  donts: [
    {
      example: <Text tone="error">Password too weak</Text>,
      because: 'It comes after the fact and names no rule.',
    },
  ],
  keys: 'It is read, not operated.',
  accessibility: ['A list; whether a rule is met is a word, not only a tick.'],
  playground: { args: { rules } },
})
