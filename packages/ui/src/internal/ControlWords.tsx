import type { ReactNode } from 'react'
import { hint as hintStyle, words } from './nativeControl.css.ts'

export interface ControlWordsProps {
  /** The control's id; the hint takes it with `-hint` behind it. */
  htmlFor: string
  label: string
  hint?: ReactNode
}

/** The label at the side of a control, and its hint under it. */
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
