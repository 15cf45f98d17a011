import { named } from './lists.css.ts'

/** Longer names than the product accepts are cut before they reach the page. */
const LONGEST_NAME = 515

/** A name wraps before it is cut; other columns are cut first. */
export function NameText({ children }: { children: string }) {
  const isCut = children.length > LONGEST_NAME
  return (
    <span className={named} title={isCut ? undefined : children}>
      <bdi>{isCut ? `${children.slice(0, LONGEST_NAME)}…` : children}</bdi>
    </span>
  )
}
