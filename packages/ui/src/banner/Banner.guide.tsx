import { Button } from '../button/Button.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { Banner } from './Banner.tsx'

export const guide = guideTo(Banner, {
  use: ['for a lasting state of the whole application, such as "You are offline"'],
  instead: [
    ['The message is about one list or form.', 'InlineAlert'],
    ['It is the outcome of what the user just did.', 'Toaster'],
  ],
  dos: example(
    <Banner tone="neutral" action={<Button size="sm">Reload</Button>}>
      A new version is available.
    </Banner>,
    'One sentence and the one thing the user can do about it.',
  ),
  donts: example(
    <Banner tone="success">Driver banned.</Banner>,
    'An outcome that never goes away, and pushes the page down.',
  ),
  keys: 'It is read, not operated; for the button in it, see Button.',
  accessibility: ['Announced politely (role status) when it appears.', 'It never takes the focus.'],
})
