import { example, guideTo } from '../guide/guideTo.ts'
import { RadioGroup } from './RadioGroup.tsx'

const roles = [
  { value: 'viewer', label: 'Viewer', hint: 'Sees everything and changes nothing.' },
  { value: 'admin', label: 'Admin', hint: 'Invites, changes and removes.' },
]

export const guide = guideTo(RadioGroup<string>, {
  shownIn: 'Together/Choices',
  use: ['for one of two to five choices whose consequences should be read'],
  instead: [
    ['There are more choices.', 'Select'],
    ['They are short words that change what is shown.', 'SegmentedControl'],
    ['It is a yes or no.', 'Checkbox'],
  ],
  dos: example(
    <RadioGroup label="Role" options={roles} defaultValue="viewer" />,
    'A question, and what each choice means.',
  ),
  donts: example(
    <RadioGroup
      label="Subcontractor?"
      options={[
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]}
      defaultValue="yes"
    />,
    'For yes or no, use one Checkbox.',
  ),
  keys: [
    ['Tab', 'goes to the selected choice'],
    ['Arrow keys', 'select the next or previous choice'],
  ],
  accessibility: [
    "The browser's own radio buttons in a `fieldset`; the question is its legend.",
    'A disabled choice can be focused, and its reason is its description.',
  ],
})
