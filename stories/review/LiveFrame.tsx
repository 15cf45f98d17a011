import review from 'virtual:review'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { addressOf, type Globals, sizeOf } from '../../.storybook/comparisons.ts'
import { takeTurn } from '../../.storybook/frameTurns.ts'
import { modes } from '../../.storybook/modes.ts'
import { toolbarGlobals, watchGlobals } from '../../.storybook/toolbarGlobals.ts'

/** A story as the toolbars say, small and only to look at: loaded when it comes into view, and unloaded when it leaves. */
export function LiveFrame({ story }: { story: string }) {
  const globals = useSyncExternalStore(watchGlobals, toolbarGlobals)
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isNear, setNear] = useState(false)
  const [room, setRoom] = useState(0)
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const near = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), { rootMargin: '100px' })
    const size = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    for (const observer of [near, size]) if (box.current) observer.observe(box.current)
    return () => {
      near.disconnect()
      size.disconnect()
    }
  }, [])
  useEffect(() => {
    if (!isNear) return
    const endTurn = takeTurn(
      () => setDue(true),
      () => frame.current,
    )
    return () => {
      endTurn()
      setDue(false)
    }
  }, [isNear])
  const { width } = sizeOf(globals)
  const scale = Math.min(1, room / width)
  const size = { inlineSize: width, blockSize: (room * RATIO) / scale, transform: `scale(${scale})` }
  return (
    <div ref={box} style={BOX} data-frames="" data-thumbnail="">
      <Poster story={story} globals={globals} />
      {isNear && isDue && room > 0 && (
        <iframe
          key={addressOf(story, globals)}
          ref={frame}
          title={story}
          tabIndex={-1}
          aria-hidden
          src={addressOf(story, globals)}
          style={{ ...FRAME, ...size }}
        />
      )}
    </div>
  )
}

const RATIO = 10 / 16

/** The last screenshot, until the story has loaded: nothing where this machine has none, or for another person. */
function Poster({ story, globals }: { story: string; globals: Globals }) {
  const isShown = globals.persona === 'owner' && globals.world === 'small'
  const { width } = sizeOf(globals)
  const [mode] =
    Object.entries(modes).find(
      ([, each]) => each.globals.theme === globals.theme && sizeOf(each.globals).width === width && !each.forcedColors,
    ) ?? []
  const digest = isShown ? review.digests[`${mode}/${story}`] : undefined
  if (!digest) return null
  return <img src={`./visual/${digest}.png`} alt="" loading="lazy" style={POSTER} onError={hide} />
}

function hide({ currentTarget }: { currentTarget: HTMLImageElement }) {
  currentTarget.hidden = true
}

const BOX = {
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderRadius: 6,
  border: '1px solid var(--dt-line-control)',
} as const

const POSTER = { inlineSize: '100%', blockSize: '100%', objectFit: 'cover', objectPosition: 'top' } as const

const FRAME = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: '0 0',
  pointerEvents: 'none',
} as const
