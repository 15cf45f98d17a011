'use client'

import { type ComponentProps, type DragEvent, type ReactNode, useId, useState } from 'react'
import { UploadIcon } from '../icon/icons.tsx'
import { cx } from '../internal/cx.ts'
import { visuallyHidden } from '../visually-hidden/visuallyHidden.css.ts'
import * as styles from './fileDrop.css.ts'

interface FileDropProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the file input, a verb: "Choose a CSV file". */
  label: string
  /** Like the input's own `accept`; the caller must check files, since it doesn't apply to dropped ones. */
  accept?: string | undefined
  onFile: (file: File) => void
  hint?: ReactNode
  error?: string | undefined
}

/** A file, chosen or dropped. */
export function FileDrop({ label, accept, onFile, hint, error, className, ...rest }: FileDropProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.item(0)
    if (file) onFile(file)
  }
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setIsOver(over)
  }
  const drop = (event: DragEvent) => {
    drag(false)(event)
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way, the input inside is the first
    <div
      {...rest}
      className={cx(styles.root, className)}
      data-over={isOver ? '' : undefined}
      data-invalid={error ? '' : undefined}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
    >
      <UploadIcon size="24" className={styles.icon} />
      <input
        type="file"
        id={id}
        accept={accept}
        aria-describedby={`${id}-note`}
        aria-invalid={error ? true : undefined}
        className={visuallyHidden}
        onChange={(event) => {
          take(event.currentTarget.files)
          event.currentTarget.value = '' // lets the same file be chosen again after correction
        }}
      />
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div id={`${id}-note`} className={error ? styles.error : styles.hint}>
        {error ?? hint}
      </div>
    </div>
  )
}
