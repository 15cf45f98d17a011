import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { addressOf, scaleToFit, sizeOf } from '../../.storybook/comparisons.ts'
import { useTurn } from '../../.storybook/frameTurns.ts'
import { toolbarGlobals, watchGlobals } from '../../.storybook/toolbarGlobals.ts'

/** A story as the toolbars say, small and only to look at: loaded when it comes into view, and unloaded when it leaves. */
export function LiveFrame({ story }: { story: string }) {
  const globals = useSyncExternalStore(watchGlobals, toolbarGlobals)
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [frame, isDue] = useTurn(2, isNear)
  useEffect(() => {
    const near = new IntersectionObserver(([entry]) => entry && setNear(entry.isIntersecting), { rootMargin: '100px' })
    if (box.current) near.observe(box.current)
    return () => near.disconnect()
  }, [])
  const { width } = sizeOf(globals)
  const scale = scaleToFit('100cqi', { width, zoom: 1 })
  const size = { inlineSize: width, blockSize: `calc(100cqb / ${scale})`, scale }
  const src = addressOf(story, globals)
  return (
    <div ref={box} style={BOX} data-frames="" data-thumbnail="">
      {isDue && (
        <iframe key={src} ref={frame} title={story} tabIndex={-1} aria-hidden src={src} style={{ ...FRAME, ...size }} />
      )}
    </div>
  )
}

const BOX = {
  position: 'relative',
  inlineSize: '100%',
  aspectRatio: '16 / 10',
  containerType: 'size',
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
