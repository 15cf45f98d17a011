import type { ComponentProps } from 'react'
import { PersonIcon } from '../icon/icons.tsx'
import { cx } from '../internal/cx.ts'
import { sizes } from './avatar.css.ts'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The person's name; without it, or if it is masked, a silhouette is shown. */
  name?: string | undefined
  size?: keyof typeof sizes | undefined
}

/** A person in a circle; decoration, since the name is beside it. */
export function Avatar({ name, size = 'md', className, ...rest }: AvatarProps) {
  return (
    <span aria-hidden="true" {...rest} className={cx(sizes[size], className)}>
      {name ? initialsOf(name) : <PersonIcon size={size === 'sm' ? '12' : '16'} />}
    </span>
  )
}

/** The first letters of the first and last words, as grapheme clusters. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const [first = '', last = ''] = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return [first, last].map(firstLetter).join('').toLocaleUpperCase()
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function firstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) return segment
  return ''
}
