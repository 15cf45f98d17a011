import { Button } from '../button/Button.tsx'
import { example, guideTo } from '../guide/guideTo.ts'
import { StickyActions } from './StickyActions.tsx'

export const guide = guideTo(StickyActions, {
  shownIn: 'Together/Facts and figures',
  use: ['while something is selected or unsaved'],
  instead: [['The actions are always available.', 'PageHeader']],
  dos: example(
    <StickyActions label="Selected drivers" actions={<Button size="sm">Ban drivers</Button>}>
      3 selected
    </StickyActions>,
    'It says what the actions apply to, and disappears with the selection.',
  ),
  donts: example(
    <StickyActions label="Actions" actions={<Button size="sm">Invite driver</Button>}>
      Welcome back
    </StickyActions>,
    'A bar that is always visible costs the list a row for good.',
  ),
  keys: [['Tab', 'reaches its actions after the list']],
  accessibility: ['A region named by `label`; a changed number is announced.', 'It never covers the focused element.'],
})
