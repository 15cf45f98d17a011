import { Heading } from '@driver-trust/ui/heading'
import { Kbd } from '@driver-trust/ui/kbd'
import { Sheet } from '@driver-trust/ui/sheet'
import { Stack } from '@driver-trust/ui/stack'
import { Switch } from '@driver-trust/ui/switch'
import { useSingleKeySetting } from '../host/useSingleKeys.ts'
import { shortcuts } from './shortcuts.ts'
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
