import type { ComponentProps } from 'react'
import { PersonIcon } from '../icon/icons/PersonIcon.ts'
import { cx } from '../internal/cx.ts'
import { sizes } from './avatar.css.ts'
import { initialsOf } from './initialsOf.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person; without it, or where it may not be seen, a silhouette. */
  name?: string | undefined
  size?: keyof typeof sizes | undefined
}

/** A person in a circle; decoration, since the name stands beside it. */
export function Avatar({ name, size = 'md', className, ...rest }: AvatarProps) {
  return (
    <span aria-hidden="true" {...rest} className={cx(sizes[size], className)}>
      {name ? initialsOf(name) : <PersonIcon size={size === 'sm' ? '12' : '16'} />}
    </span>
  )
}
