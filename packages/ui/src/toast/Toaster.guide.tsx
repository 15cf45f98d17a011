import { Button } from '../button/Button.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Toaster, toast } from './Toaster.tsx'

export const guide = guideTo(Toaster, {
  use: ["for the outcome of what the user just did, if the page itself doesn't show it"],
  instead: [
    ['Users must read it.', 'InlineAlert'],
    ['The user has to make a decision.', 'Dialog'],
    ['It describes a lasting state.', 'Banner'],
  ],
  dos: example(
    <Button onClick={() => toast.success('Invitation sent to Ana Horvat.')}>Send invitation</Button>,
    'One sentence that names what was done.',
  ),
  donts: example(
    <Button onClick={() => toast.error('The VAT number is wrong.')}>Save changes</Button>,
    'A mistake in a field: after five seconds there is no sign of where it is.',
  ),
  keys: [
    ['Alt T', 'goes to the notifications'],
    ['Tab, Enter on "Close toast"', 'closes it'],
    ['Escape', 'returns to the previous focus'],
  ],
  accessibility: ['Announced politely; it stays while the pointer or the focus is on it.', 'It never takes the focus.'],
  playground: {
    args: {},
    beside: <Button onClick={() => toast.success('Invitation sent to Ana Horvat.')}>Show a toast</Button>,
  },
})
