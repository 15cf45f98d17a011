import { Button } from '../button/Button.tsx'
import { guideTo } from '../guide/guideTo.ts'
import { Tooltip } from './Tooltip.tsx'

export const guide = guideTo(Tooltip, {
  shownIn: 'Together/Tooltip and Popover',
  use: ['for a few more words about something that is clear without them'],
  instead: [
    ['Users need the words.', 'Field'],
    ['It contains something to click.', 'Popover'],
    ['It says why an action is disabled.', 'Button'],
  ],
  dos: [
    {
      example: (
        <Tooltip text="12 March 2026, 14:03">
          <Button variant="tertiary">3 days ago</Button>
        </Tooltip>
      ),
      because: 'The exact date is a bonus: "3 days ago" is clear without it.',
    },
  ],
  donts: [
    {
      example: (
        <Tooltip text="This deletes all drivers.">
          <Button>Clean up</Button>
        </Tooltip>
      ),
      because: "What users must know before they click; on a touch screen it isn't shown at all.",
    },
  ],
  keys: [
    ['Tab to the element', 'shows it'],
    ['Escape', 'hides it'],
  ],
  accessibility: [
    'Its text is the description of the element, even while it is hidden.',
    'It stays while the pointer is on it.',
  ],
  playground: {
    args: { text: '12 March 2026, 14:03', side: 'top', children: <Button variant="tertiary">3 days ago</Button> },
  },
})
