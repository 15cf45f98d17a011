import { type RefObject, useEffect, useRef, useState } from 'react'

const PATIENCE = 15_000
const ENDS: readonly (string | undefined)[] = ['completed', 'finished', 'aborted', 'errored']

/** Storybook's preview in a frame, as far as it says how far its story is. */
interface StoryWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
}

const waiting: (() => void)[] = []
let loading = 0

/**
 * Whether a frame may load: as soon as fewer than `most` of those before it have still to be played. Frames that could
 * take the focus from each other load one by one.
 */
export function useTurn(most: number, isWanted = true): [frame: RefObject<HTMLIFrameElement | null>, isDue: boolean] {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!isWanted) return
    let timer: ReturnType<typeof setInterval> | undefined
    const begin = () => {
      loading += 1
      setDue(true)
      const begun = performance.now()
      timer = setInterval(() => {
        const { __STORYBOOK_PREVIEW__: preview } = (frame.current?.contentWindow ?? {}) as StoryWindow
        if (ENDS.includes(preview?.currentRender?.phase) || performance.now() - begun > PATIENCE) end()
      }, 100)
    }
    const end = () => {
      if (waiting.includes(begin)) waiting.splice(waiting.indexOf(begin), 1)
      if (timer === undefined) return
      clearInterval(timer)
      timer = undefined
      loading -= 1
      waiting.shift()?.()
    }
    if (loading < most) begin()
    else waiting.push(begin)
    return () => {
      end()
      setDue(false)
    }
  }, [most, isWanted])
  return [frame, isDue]
}
