import { example, guideTo } from '../guide/guideTo.ts'
import { Switch } from './Switch.tsx'

export const guide = guideTo(Switch, {
  shownIn: 'Together/Choices',
  use: ['for something that is on or off, with immediate effect'],
  instead: [
    ['It takes effect when a form is sent.', 'Checkbox'],
    ['The two states have names of their own.', 'SegmentedControl'],
  ],
  dos: example(
    <Switch label="Live statuses" hint="Updates every 10 seconds while this page is open." defaultChecked />,
    'The label says what is on, and the hint what that means.',
  ),
  donts: example(<Switch label="I accept the terms" />, 'Nothing happens immediately: use a Checkbox.'),
  keys: [
    ['Tab', 'focuses it'],
    ['Space', 'toggles it'],
  ],
  accessibility: ['Announced as a switch that is on or off; the hint is its description.'],
  playground: { args: { label: 'Live statuses', hint: 'Updates every 10 seconds.', disabled: false } },
})
