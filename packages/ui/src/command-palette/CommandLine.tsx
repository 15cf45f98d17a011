import { Link } from '../link/LinkProvider.tsx'
import type { Command } from './Command.ts'
import * as styles from './commandPalette.css.ts'

export interface CommandLineProps {
  id: string
  command: Command
  isActive: boolean
  onPoint: () => void
  onSelect: () => void
}

/** One command; a place is a real link, so that it can be opened beside. */
export function CommandLine({ id, command, isActive, onPoint, onSelect }: CommandLineProps) {
  const { label, hint, icon, href, disabledReason } = command
  const attributes = {
    id,
    role: 'option',
    'aria-selected': isActive,
    'aria-description': disabledReason ?? hint,
    'aria-disabled': disabledReason === undefined ? undefined : true,
    'data-highlighted': isActive ? '' : undefined,
    tabIndex: -1,
    className: styles.command,
    onPointerMove: onPoint,
    onClick: onSelect,
  }
  const content = (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{label}</span>
      <span aria-hidden="true" className={styles.hint}>
        {disabledReason ?? hint}
      </span>
    </>
  )
  if (href === undefined || disabledReason !== undefined) return <div {...attributes}>{content}</div>
  return (
    <Link {...attributes} href={href}>
      {content}
    </Link>
  )
}
