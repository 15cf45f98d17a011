import { example, guideTo } from '../guide/guideTo.ts'
import { Text } from '../text/Text.tsx'
import { ErrorPanel } from './ErrorPanel.tsx'

export const guide = guideTo(ErrorPanel, {
  use: ["in place of content that couldn't be loaded"],
  instead: [
    ['What the user entered is refused.', 'Field'],
    ['The previous content can still be shown.', 'Banner'],
  ],
  dos: example(
    <ErrorPanel onRetry={() => undefined} detail="503 Service Unavailable" />,
    'It says what happened, offers to try again and shows the error to anyone who can use it.',
  ),
  donts: example(
    <Text as="p" tone="error">
      TypeError: Failed to fetch
    </Text>,
    "A developer's words, and nothing the user can do.",
  ),
  keys: [
    ['Tab', 'goes to "Try again", "Show Error" and "Copy report"'],
    ['Enter, Space on "Show Error"', 'shows the error, and the button becomes "Hide Error"'],
  ],
  accessibility: ['Interrupts (role alert) when it appears.', 'Announces that the report was copied.'],
})
