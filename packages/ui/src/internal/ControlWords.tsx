import type { ReactNode } from 'react'
import { hint as hintStyle, words } from './nativeControl.css.ts'

interface ControlWordsProps {
  /** The control's id; the hint's id adds `-hint`. */
  htmlFor: string
  label: string
  hint?: ReactNode
}

/** The label beside a control, with its hint below. */
export function ControlWords({ htmlFor, label, hint }: ControlWordsProps) {
  return (
    <span className={words}>
      <label htmlFor={htmlFor}>{label}</label>
      {hint !== undefined && (
        <span id={`${htmlFor}-hint`} className={hintStyle}>
          {hint}
        </span>
      )}
    </span>
  )
}

/** A control without a name doesn't compile: it needs a label by `id` (Field gives one), or a name of its own. */
export type Labelled =
  | { id: string; 'aria-label'?: string | undefined; 'aria-labelledby'?: string | undefined }
  | { id?: string | undefined; 'aria-label': string; 'aria-labelledby'?: string | undefined }
  | { id?: string | undefined; 'aria-label'?: string | undefined; 'aria-labelledby': string }
