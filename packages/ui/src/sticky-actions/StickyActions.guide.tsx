import { Button } from '../button/Button.tsx'
import { guideTo } from '../guide/guideTo.ts'
import { StickyActions } from './StickyActions.tsx'

export const guide = guideTo(StickyActions, {
  shownIn: 'Together/Facts and figures',
  use: ['while something is selected or unsaved'],
  instead: [['The actions are always there.', 'PageHeader']],
  dos: [
    {
      example: (
        <StickyActions label="Selected drivers" actions={<Button size="sm">Ban drivers</Button>}>
          3 selected
        </StickyActions>
      ),
      because: 'It says what the actions are about, and goes away with it.',
    },
  ],
  donts: [
    {
      example: (
        <StickyActions label="Actions" actions={<Button size="sm">Invite driver</Button>}>
          Welcome back
        </StickyActions>
      ),
      because: 'A bar that is always there takes a line of the list for ever.',
    },
  ],
  keys: [['Tab', 'reaches its actions after the list']],
  accessibility: [
    'A region named by `label`; a changed number is announced.',
    'What has the focus is never covered by it.',
  ],
  playground: {
    args: { label: 'Selected drivers', children: '3 selected', actions: <Button size="sm">Ban drivers</Button> },
  },
})
