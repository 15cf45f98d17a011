/** Of frames that load at once, unless they must not take the focus from each other. */
const MOST = 2
const PATIENCE = 15_000
const ENDS: readonly string[] = ['completed', 'finished', 'aborted', 'errored']

/** Storybook's preview in a frame, as far as it says how far its story is. */
interface StoryWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
}

/** True once a frame's story has been played, or has failed. */
export function isPlayed(frame: HTMLIFrameElement | null | undefined): boolean {
  const window = frame?.contentWindow as StoryWindow | null | undefined
  return ENDS.includes(window?.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? '')
}

const waiting: (() => void)[] = []
let loading = 0

/** Calls `start` as soon as a few others are over, and waits for that story; returns what gives the turn back before. */
export function takeTurn(start: () => void, frame: () => HTMLIFrameElement | null, most = MOST): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const begin = () => {
    loading += 1
    start()
    const begun = performance.now()
    timer = setInterval(() => (isPlayed(frame()) || performance.now() - begun > PATIENCE) && end(), 100)
  }
  const end = () => {
    const place = waiting.indexOf(begin)
    if (place >= 0) waiting.splice(place, 1)
    if (timer === undefined) return
    clearInterval(timer)
    timer = undefined
    loading -= 1
    waiting.shift()?.()
  }
  if (loading < most) begin()
  else waiting.push(begin)
  return end
}
