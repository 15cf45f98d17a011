import { mergeProps } from '@base-ui/react/merge-props'
import {
  type ComponentProps,
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type FocusEvent as ReactFocusEvent,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

type Attributes = ComponentProps<'button'>

/** Goes on base-ui's trigger, which then stands nowhere itself and hands its attributes to the button. */
export type LateTrigger = Pick<Attributes, 'id' | 'ref'> & { render: (attributes: Attributes) => ReactElement }

interface LatePopupOptions<Popup> {
  button: ReactElement<Attributes>
  hasPopup: 'menu' | 'listbox'
  /** Pass one function, not a new one at each rendering. */
  load: () => Promise<Popup>
  isOpen?: boolean | undefined
}

interface Latecomer<Popup> {
  /** What was loaded; undefined until somebody reaches the button. */
  popup: Popup | undefined
  button: ReactElement
  trigger: LateTrigger
}

/**
 * A button whose popup is loaded when the button is reached. The button stays the same element, so that focus and press survive;
 * what was pressed before the popup came is done again when it is there.
 */
export function useLatePopup<Popup>({
  button,
  hasPopup,
  load,
  isOpen = false,
}: LatePopupOptions<Popup>): Latecomer<Popup> {
  const [popup, setPopup] = useState<Popup>()
  const take = useRef<Take>(null)
  const want = () => void load().then((loaded) => setPopup(() => loaded), triedAgain)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is loaded stays the same
  useEffect(() => {
    if (isOpen) want()
  }, [isOpen])
  const { id, ref } = button.props
  return {
    popup,
    button: (
      <LateButton
        button={button}
        standIn={{
          'aria-haspopup': hasPopup,
          'aria-expanded': isOpen,
          onPointerEnter: () => void load().catch(triedAgain),
        }}
        take={take}
        onReach={want}
      />
    ),
    trigger: { id, ref, render: (attributes) => <Handover take={take} attributes={attributes} /> },
  }
}

/** What could not be loaded is tried again at the next press. */
const triedAgain = () => undefined

type Take = (attributes: Attributes) => void

interface LateButtonProps {
  button: ReactElement<Attributes>
  /** Before the popup is there. */
  standIn: Attributes
  take: Ref<Take>
  onReach: () => void
}

/** Only this is rendered anew when base-ui's trigger has other attributes: the popup would hand them over without end. */
function LateButton({ button, standIn, take, onReach }: LateButtonProps) {
  const [taken, setTaken] = useState<Attributes>()
  const reached = useRef<Reached>(null)
  useImperativeHandle(take, () => (attributes) => setTaken(attributes), [])
  const isTaken = taken !== undefined
  useEffect(() => {
    if (isTaken) repeat(reached)
  }, [isTaken])
  const reach = ({ currentTarget }: SyntheticEvent) => {
    reached.current ??= { element: currentTarget, presses: [] }
    onReach()
  }
  const press = (event: SyntheticEvent) => {
    const isFirst = event.type === 'pointerdown' || event.type === 'keydown'
    const before = isFirst ? [] : (reached.current?.presses ?? [])
    reached.current = { element: event.currentTarget, presses: [...before, event.nativeEvent] }
    onReach()
  }
  const pressKey = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(event.key)) return
    if (event.key.startsWith('Arrow')) event.preventDefault() // it would scroll the page
    press(event)
  }
  const leave = ({ relatedTarget }: ReactFocusEvent) => {
    // Led by us to the heading of the page that has just come, nobody has gone on.
    if (!relatedTarget?.matches('h1')) reached.current = null
  }
  const presses = { onPointerDown: press, onMouseDown: press, onMouseUp: press, onKeyDown: pressKey, onClick: press }
  const alone = { ...standIn, onFocus: reach, onBlur: leave, ...presses }
  return cloneElement(button, {
    ...mergeProps<'button'>(taken ?? alone, button.props),
    ref: taken?.ref ?? button.props.ref,
  })
}

interface Reached {
  element: Element
  /** The events of the last press. */
  presses: readonly Event[]
}

/** Tells base-ui what was done with the button before base-ui came. */
function repeat(reached: { current: Reached | null }) {
  if (!reached.current) return
  const { element, presses } = reached.current
  reached.current = null
  if (element === document.activeElement) element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  // A press that goes on ends in a click, which base-ui then hears itself.
  const isOver = ['click', 'keydown'].includes(presses.at(-1)?.type ?? '')
  if (isOver) for (const press of presses) element.dispatchEvent(copyOf(press))
}

function copyOf(event: Event): Event {
  const Kind = event.constructor as typeof Event // a pointer's or a key's
  return new Kind(event.type, event)
}

function Handover({ take, attributes }: { take: RefObject<Take | null>; attributes: Attributes }) {
  useLayoutEffect(() => take.current?.(attributes))
  return null
}
