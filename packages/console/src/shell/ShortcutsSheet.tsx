import { Heading } from '@driver-trust/ui/heading'
import { Kbd } from '@driver-trust/ui/kbd'
import { Sheet } from '@driver-trust/ui/sheet'
import { Stack } from '@driver-trust/ui/stack'
import { Switch } from '@driver-trust/ui/switch'
import { useSingleKeySetting } from '../host/useSingleKeys.ts'
import { keys as keysStyle, line, list } from './shortcutsSheet.css.ts'

/** Lists the keyboard shortcuts, and toggles whether a single key may open this sheet. */
export function ShortcutsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { isOn, setIsOn } = useSingleKeySetting()
  return (
    <Sheet open={open} onClose={onClose} title="Keyboard shortcuts">
      <Stack gap="6">
        {/* First, as it takes the focus: further down, the sheet would open scrolled to it. */}
        <Switch
          label="Single-key shortcuts"
          hint="Includes ?, J, K, N, X, B and /. Turn them off if you use dictation or another tool that types single keys."
          checked={isOn}
          onChange={(event) => setIsOn(event.currentTarget.checked)}
        />
        {shortcuts.map((group) => (
          <Stack key={group.title} as="section" gap="3">
            <Heading level={3} size="14">
              {group.title}
            </Heading>
            <dl className={list}>
              {group.shortcuts.map(({ keys, does }) => (
                <div key={does} className={line}>
                  <dt>{does}</dt>
                  <dd className={keysStyle}>
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </Stack>
        ))}
      </Stack>
    </Sheet>
  )
}

/** Every shortcut beyond the browser's own, grouped by where it works. */
const shortcuts: readonly { title: string; shortcuts: readonly { keys: readonly string[]; does: string }[] }[] = [
  {
    title: 'Anywhere',
    shortcuts: [
      { keys: ['Ctrl K', 'Cmd K'], does: 'Search organisations, drivers and actions' },
      { keys: ['?'], does: 'Show keyboard shortcuts' },
      { keys: ['Alt T'], does: 'Go to the messages, which then stay' },
      { keys: ['Esc'], does: 'Close the open dialog or menu' },
    ],
  },
  {
    title: 'In the organisation tree',
    shortcuts: [
      { keys: ['Up', 'Down'], does: 'Move up or down' },
      { keys: ['Right', 'Left'], does: 'Expand or collapse a branch' },
      { keys: ['Home', 'End'], does: 'Go to the first or last organisation' },
      { keys: ['A–Z'], does: 'Jump to the next match' },
      { keys: ['Enter'], does: 'Open the organisation' },
    ],
  },
  {
    title: 'In a list of people',
    shortcuts: [
      { keys: ['J', 'K'], does: 'Move down or up a row' },
      { keys: ['Enter'], does: 'Open the person' },
      { keys: ['X'], does: 'Select or deselect the row' },
      { keys: ['B'], does: 'Go to the actions on selected rows, and back' },
      { keys: ['/'], does: 'Search the list' },
    ],
  },
  {
    title: 'On a driver opened from a list',
    shortcuts: [
      { keys: ['J'], does: 'Go to the next driver' },
      { keys: ['K'], does: 'Go to the previous driver' },
      { keys: ['N'], does: 'Go to the next driver after an action' },
    ],
  },
  {
    title: 'In lists and choices',
    shortcuts: [
      { keys: ['Shift'], does: 'Hold while ticking a checkbox to select a range' },
      { keys: ['Left', 'Right'], does: 'Switch tab or option' },
      { keys: ['Up', 'Down'], does: 'Move through a menu, search results or rows' },
    ],
  },
]
