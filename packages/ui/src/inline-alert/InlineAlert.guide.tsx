import { example, guideTo } from '../guide/guideTo.ts'
import { InlineAlert } from './InlineAlert.tsx'

export const guide = guideTo(InlineAlert, {
  use: ['above a form that was refused', 'where users must read a consequence'],
  instead: [
    ['It is about one field.', 'Field'],
    ['It is about the whole application.', 'Banner'],
    ["It is an outcome that users don't have to read.", 'Toaster'],
  ],
  dos: example(
    <InlineAlert tone="error" title="The invitations weren't sent." role="note">
      Your list is kept. Try again in a minute.
    </InlineAlert>,
    'What happened, what was kept, what to do.',
  ),
  donts: example(
    <InlineAlert tone="error" role="note">
      Error 422
    </InlineAlert>,
    'A number instead of a sentence.',
  ),
  keys: 'It is read, not operated; for the button in it, see Button.',
  accessibility: [
    '`error` interrupts (role alert), the others wait (role status).',
    '`note` is for alerts that are on the page when it loads and need no announcement.',
  ],
})
