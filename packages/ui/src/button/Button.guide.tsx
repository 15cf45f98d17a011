import { example, guideTo } from '../guide/guideTo.ts'
import { AddIcon } from '../icon/icons.tsx'
import { Inline } from '../inline/Inline.tsx'
import { Button } from './Button.tsx'

export const guide = guideTo(Button, {
  use: [
    'with `primary` for the one main action of a view, and `secondary` for the others',
    'with `tertiary` where an outline would be too much',
    'with `destructive` as the last button of a dialog that removes something',
  ],
  instead: [
    ['It leads to another page.', 'LinkButton'],
    ['Every row has the same action, and its icon is well known.', 'IconButton'],
    ['There are more than three actions.', 'Menu'],
  ],
  dos: [
    example(
      <Inline gap="2">
        <Button>Discard</Button>
        <Button variant="primary" iconStart={<AddIcon />}>
          Invite driver
        </Button>
      </Inline>,
      'Verbs that say what will happen, and one primary action.',
    ),
    example(
      <Button disabledReason="Only admins of Alpine Group can.">Ban driver</Button>,
      "An action that the user can't take stays where it is, can be focused and says why.",
    ),
  ],
  donts: [
    example(
      <Inline gap="2">
        <Button variant="primary">OK</Button>
        <Button variant="primary">Yes</Button>
      </Inline>,
      'Two main actions, and neither says what it does.',
    ),
    example(
      <Button disabled>Save</Button>,
      "Disabled without a reason: it can't be focused, and users aren't told what is missing.",
    ),
  ],
  keys: [
    ['Tab', 'focuses the button, even while it loads or is disabled with a reason'],
    ['Enter, Space', 'activates it, unless it loads or has a reason'],
  ],
  accessibility: [
    'While loading it keeps its name, its width and the focus, and is announced as busy.',
    'The reason is the accessible description, so screen readers announce it on focus.',
    'Its target is at least 44 px on touch screens, whatever its size.',
  ],
  playground: { args: { children: 'Invite driver', variant: 'primary' } },
})
