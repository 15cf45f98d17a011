import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as styles from './dialog.css.ts'

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'

/** The part of a dialog or sheet that scrolls. Where it scrolls and holds nothing that takes the focus, it takes it itself: keys scroll what is focused. */
export function DialogBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [needsFocus, setNeedsFocus] = useState(false)
  useEffect(() => {
    const element = body.current
    if (!element) return undefined
    const measure = () =>
      setNeedsFocus(element.scrollHeight > element.clientHeight + 1 && element.querySelector(FOCUSABLE) === null)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={body} className={styles.body} {...(needsFocus && { tabIndex: 0 })}>
      {children}
    </div>
  )
}
