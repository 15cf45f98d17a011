import { useEffect, useEffectEvent } from 'react'

type Events = WindowEventMap & DocumentEventMap

/** Calls back on an event of the window or the document; without a target it doesn't listen. */
export function useEventListener<Type extends keyof Events>(
  target: Window | Document | undefined,
  type: Type,
  onEvent: (event: Events[Type]) => void,
): void {
  const tell = useEffectEvent(onEvent)
  useEffect(() => {
    const listen = (event: Event) => tell(event as Events[Type]) // the type tells which event it is
    target?.addEventListener(type, listen)
    return () => target?.removeEventListener(type, listen)
  }, [target, type])
}
