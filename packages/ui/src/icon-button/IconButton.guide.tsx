import { example, guideTo } from '../guide/guideTo.ts'
import { CopyIcon, MoreIcon, SendIcon } from '../icon/icons.tsx'
import { Inline } from '../inline/Inline.tsx'
import { IconButton } from './IconButton.tsx'

export const guide = guideTo(IconButton, {
  use: ['where an icon is universally known and a word would be repeated in every row: close, copy, more'],
  instead: [
    ['It is the main action of a view.', 'Button'],
    ['The icon needs explaining.', 'Button'],
  ],
  dos: example(
    <Inline gap="1">
      <IconButton label="Copy driver ID" icon={<CopyIcon />} />
      <IconButton label="More for Ana Horvat" icon={<MoreIcon />} />
    </Inline>,
    'The name says what it acts on, because a table can have forty of them.',
  ),
  donts: example(<IconButton label="Send" variant="primary" icon={<SendIcon />} />, 'The main action as a riddle.'),
  keys: [
    ['Tab', 'reaches the button and shows its name'],
    ['Enter, Space', 'activates it'],
  ],
  accessibility: ["It doesn't compile without a name.", 'The name is shown on hover and focus.'],
  playground: { args: { label: 'Copy driver ID', icon: <CopyIcon />, variant: 'secondary' } },
})
