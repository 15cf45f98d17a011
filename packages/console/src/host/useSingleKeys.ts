import { useRemembered } from './host.ts'
import { storageKeys } from './storageKeys.ts'
import { useEventListener } from './useEventListener.ts'

/** Where a question mark is typed, or has another meaning. */
const IGNORED_TARGETS =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

export function isTyped({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(IGNORED_TARGETS) !== null
}

/** True if a single key is text, has another meaning where it is typed, or belongs to the browser. */
export function isTaken(event: KeyboardEvent): boolean {
  return isTyped(event) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented
}

/** Whether single keys do anything, such as `?`; the user can turn that off on this device (WCAG 2.1.4). */
export function useSingleKeySetting(): { isOn: boolean; setIsOn: (isOn: boolean) => void } {
  const [kept, keep] = useRemembered(storageKeys.helpKey)
  return { isOn: kept !== 'off', setIsOn: (isOn) => keep(isOn ? undefined : 'off') }
}

/** What a key does; `false` says that it did nothing and leaves the key to the browser. */
type KeyAction = () => unknown

/** Calls back on single keys, by `event.key`, unless they are turned off or the focus is in an input. */
export function useSingleKeys(keys: Readonly<Record<string, KeyAction | undefined>>): void {
  const { isOn } = useSingleKeySetting()
  useEventListener(isOn ? document : undefined, 'keydown', (event) => {
    const act = keys[event.key]
    if (act && !isTaken(event) && act() !== false) event.preventDefault()
  })
}
