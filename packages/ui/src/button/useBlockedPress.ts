import { type CSSProperties, type MouseEvent, useId } from 'react'

export interface Blockable {
  loading?: boolean | undefined
  disabledReason?: string | undefined
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined
  style?: CSSProperties | undefined
  'aria-describedby'?: string | undefined
}

/** Attributes of a button that may be seen and reached but not pressed, and what ties it to its reason. */
export function useBlockedPress({ loading = false, disabledReason, onClick, style, ...rest }: Blockable) {
  const id = useId()
  const blocked = loading || disabledReason !== undefined
  const attributes = {
    onClick: blocked ? swallow : onClick,
    ...(blocked && { 'aria-disabled': true }),
    ...(loading && { 'aria-busy': true }),
    ...(style && { style }),
  }
  const described = rest['aria-describedby']
  if (disabledReason === undefined)
    return { attributes: { ...attributes, 'aria-describedby': described }, reason: null }
  const anchor = `--reason-${id.replace(/\W/g, '')}`
  return {
    attributes: {
      ...attributes,
      'aria-describedby': described ? `${described} ${id}` : id,
      style: { ...style, anchorName: anchor },
    },
    reason: { id, anchor, children: disabledReason },
  }
}

/** Also keeps a submit button from sending its form, whichever key or pointer pressed it. */
function swallow(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault()
  event.stopPropagation()
}
