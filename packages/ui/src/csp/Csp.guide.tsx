import { example, guideTo } from '../guide/guideTo.ts'
import { InlineAlert } from '../inline-alert/InlineAlert.tsx'
import { Select } from '../select/Select.tsx'
import { Stack } from '../stack/Stack.tsx'
import { Csp } from './Csp.tsx'

const options = [
  { value: 'HR', label: 'Croatia' },
  { value: 'PL', label: 'Poland' },
]

export const guide = guideTo(Csp, {
  shownIn: 'Together/VisuallyHidden and Csp',
  use: ['once, around the whole application'],
  instead: [['Only links need something from the application.', 'LinkProvider']],
  dos: example(
    <Csp>
      <Select aria-label="Country" options={options} defaultValue="HR" />
    </Csp>,
    'Lists and dialogs open without adding style elements, which a strict content security policy forbids.',
  ),
  donts: example(
    <Stack gap="2">
      <Select aria-label="Country" options={options} defaultValue="HR" />
      <InlineAlert tone="error" title="Applying inline style violates: style-src 'self'" />
    </Stack>,
    'Outside it, an opened list adds a style element, and the browser reports a violation.',
  ),
  keys: 'It renders nothing of its own.',
  accessibility: ["It doesn't change what is announced."],
})
