import { example, guideTo } from '../guide/guideTo.ts'
import { Stack } from '../stack/Stack.tsx'
import { Checkbox } from './Checkbox.tsx'

export const guide = guideTo(Checkbox, {
  shownIn: 'Together/Choices',
  use: [
    'for a yes or no that takes effect when its form is sent',
    'with `indeterminate` when only some of the items it stands for are on',
  ],
  instead: [
    ['This takes effect immediately.', 'Switch'],
    ['Only one of several can be chosen.', 'RadioGroup'],
  ],
  dos: example(
    <Checkbox label="Hide drivers' personal data" hint="This can't be changed later." />,
    'The label says what is on when it is ticked, and the hint says what that means.',
  ),
  donts: [
    example(
      <Checkbox label="Don't hide drivers' personal data" defaultChecked />,
      'A ticked "don\'t": users have to work out what it means.',
    ),
    example(
      <Stack gap="1">
        <Checkbox label="Viewer" />
        <Checkbox label="Admin" />
      </Stack>,
      'Both can be ticked, although only one can be true.',
    ),
  ],
  keys: [
    ['Tab', 'focuses it'],
    ['Space', 'toggles it'],
  ],
  accessibility: [
    "The browser's own checkbox, so every assistive technology knows it.",
    'The label can be clicked, and the hint is its description.',
  ],
  playground: { args: { label: 'Subcontractor', hint: 'Works for your organisation.', disabled: false } },
})
