import { Heading } from '@driver-trust/ui/heading'
import { Kbd } from '@driver-trust/ui/kbd'
import { Sheet } from '@driver-trust/ui/sheet'
import { Stack } from '@driver-trust/ui/stack'
import { Switch } from '@driver-trust/ui/switch'
import { keys as keysStyle, line, list } from './shortcutsSheet.css.ts'
import { useHelpKey } from './useHelpKey.ts'

/** Lists the keyboard shortcuts, and toggles whether a single key may open this sheet. */
export function ShortcutsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { isOn, setIsOn } = useHelpKey()
  return (
    <Sheet open={open} onClose={onClose} title="Keyboard shortcuts">
      <Stack gap="6">
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
        <Switch
          label="Single-key shortcuts"
          hint="Turns on ?, J, K, N, X and /. Switch it off where dictation or another tool types single keys."
          checked={isOn}
          onChange={(event) => setIsOn(event.currentTarget.checked)}
        />
      </Stack>
    </Sheet>
  )
}

interface Shortcut {
  keys: readonly string[]
  does: string
}

interface ShortcutGroup {
  title: string
  shortcuts: readonly Shortcut[]
}

/** Every shortcut beyond the browser's own, grouped by where it works. */
export const shortcuts: readonly ShortcutGroup[] = [
  {
    title: 'Anywhere',
    shortcuts: [
      { keys: ['Ctrl K', 'Cmd K'], does: 'Search organisations, drivers and actions' },
      { keys: ['?'], does: 'Show this list' },
      { keys: ['Esc'], does: 'Close what is open' },
    ],
  },
  {
    title: 'In the tree of organisations',
    shortcuts: [
      { keys: ['Up', 'Down'], does: 'Go to the line above or below' },
      { keys: ['Right', 'Left'], does: 'Open and close a branch' },
      { keys: ['Home', 'End'], does: 'Go to the first or the last line' },
      { keys: ['A–Z'], does: 'Jump to the next match' },
      { keys: ['Enter'], does: 'Show the organisation' },
    ],
  },
  {
    title: 'In a list of people',
    shortcuts: [
      { keys: ['J', 'K'], does: 'Go to the row below or above' },
      { keys: ['Enter'], does: 'Open the person in the row' },
      { keys: ['X'], does: 'Select the row, or take it out of the selection' },
      { keys: ['/'], does: 'Find people in the list' },
    ],
  },
  {
    title: 'On a driver’s page, after a list',
    shortcuts: [
      { keys: ['J'], does: 'Go to the next driver of the list' },
      { keys: ['K'], does: 'Go to the previous driver of the list' },
      { keys: ['N'], does: 'After an action, back in the list: go on with the next driver' },
    ],
  },
  {
    title: 'In lists and choices',
    shortcuts: [
      { keys: ['Shift'], does: 'While ticking a checkbox: select all rows since the last one' },
      { keys: ['Left', 'Right'], does: 'Go to the next tab or choice' },
      { keys: ['Up', 'Down'], does: 'Go through a menu, a list of results, or the rows of a list' },
    ],
  },
]
