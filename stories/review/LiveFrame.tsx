import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { addressOf, sizeOf } from '../../.storybook/comparisons.ts'
import { useTurn } from '../../.storybook/frameTurns.ts'
import { toolbarGlobals, watchGlobals } from '../../.storybook/toolbarGlobals.ts'

/** A story as the toolbars say, small and only to look at: loaded when it comes into view, and unloaded when it leaves. */
export function LiveFrame({ story }: { story: string }) {
  const globals = useSyncExternalStore(watchGlobals, toolbarGlobals)
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [room, setRoom] = useState(0)
  const [frame, isDue] = useTurn(2, isNear)
  useEffect(() => {
    const near = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), { rootMargin: '100px' })
    const size = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect.width))
    for (const observer of [near, size]) if (box.current) observer.observe(box.current)
    return () => {
      near.disconnect()
      size.disconnect()
    }
  }, [])
  const { width } = sizeOf(globals)
  const scale = Math.min(1, room / width)
  const size = { inlineSize: width, blockSize: (room * RATIO) / scale, transform: `scale(${scale})` }
  const src = addressOf(story, globals)
  return (
    <div ref={box} style={BOX} data-frames="" data-thumbnail="">
      {isDue && room > 0 && (
        <iframe key={src} ref={frame} title={story} tabIndex={-1} aria-hidden src={src} style={{ ...FRAME, ...size }} />
      )}
    </div>
  )
}

const RATIO = 10 / 16

const BOX = {
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  overflow: 'hidden',
  borderRadius: 6,
  border: '1px solid var(--dt-line-control)',
} as const

const FRAME = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  border: 0,
  transformOrigin: '0 0',
  pointerEvents: 'none',
} as const
