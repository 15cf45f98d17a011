'use client'

import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { CloseIcon } from '../icon/icons.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { cx } from '../internal/cx.ts'
import { useMeasured } from '../internal/useMeasured.ts'
import { useWords } from '../words/WordsProvider.tsx'
import * as styles from './dialog.css.ts'

interface DialogContentProps {
  title: ReactNode
  description: ReactNode
  actions: ReactNode
  footClassName?: string
  children: ReactNode
}

/** What a dialog and a sheet contain: the head, a body that scrolls, and the foot. */
export function DialogContent({ title, description, actions, footClassName, children }: DialogContentProps) {
  return (
    <>
      <div className={styles.head}>
        <div className={styles.titles}>
          <Base.Title className={styles.title}>{title}</Base.Title>
          {description && (
            <Base.Description render={<div />} className={styles.description}>
              {description}
            </Base.Description>
          )}
        </div>
      </div>
      {children && <DialogBody>{children}</DialogBody>}
      {actions && <div className={cx(styles.foot, footClassName)}>{actions}</div>}
    </>
  )
}

/** The last of its controls. */
export function DialogClose() {
  const { close } = useWords()
  return <Base.Close render={<IconButton size="sm" label={close} icon={<CloseIcon />} className={styles.close} />} />
}

/** The scrolling part. If it scrolls and contains nothing focusable, it takes the focus itself, so that keys scroll it. */
function DialogBody({ children }: { children: ReactNode }) {
  const [body, needsFocus] = useMeasured<HTMLDivElement>(scrollsWithoutFocus)
  return (
    <div ref={body} className={styles.body} {...(needsFocus && { tabIndex: 0 })}>
      {children}
    </div>
  )
}

function scrollsWithoutFocus(body: HTMLElement): boolean {
  return body.scrollHeight > body.clientHeight + 1 && body.querySelector(FOCUSABLE) === null
}

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]'
