'use client'

import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, useRef } from 'react'
import { backdrop } from '../dialog/dialog.css.ts'
import { SearchIcon } from '../icon/icons.tsx'
import { Kbd } from '../kbd/Kbd.tsx'
import { Link } from '../link/LinkProvider.tsx'
import { usePortal } from '../portal/PortalProvider.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { useWords } from '../words/WordsProvider.tsx'
import * as styles from './commandPalette.css.ts'

export interface Command {
  id: string
  label: string
  hint?: string | undefined
  icon?: ReactNode
  /** A link target; without it `onSelect` runs the command. */
  href?: string | undefined
  onSelect?: (() => void) | undefined
  /** Why it is disabled. */
  disabledReason?: string | undefined
}

export interface CommandGroup {
  label: string
  commands: readonly Command[]
}

interface CommandPaletteProps {
  open: boolean
  onClose: () => void
  /** Names both the palette and its field. */
  label: string
  placeholder?: string | undefined
  query: string
  onQuery: (query: string) => void
  /** The matches, already filtered by the caller; groups without commands are omitted. */
  groups: readonly CommandGroup[]
  isLoading?: boolean | undefined
  emptyText?: string | undefined
}

/** Goes anywhere and does anything from the keyboard. */
export function CommandPalette({ open, onClose, label, ...rest }: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null)
  const portal = usePortal()
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal {...portal}>
        <Dialog.Backdrop className={backdrop} />
        <Dialog.Popup initialFocus={input} className={styles.popup}>
          <VisuallyHidden>
            <Dialog.Title>{label}</Dialog.Title>
          </VisuallyHidden>
          <Commands label={label} onClose={onClose} input={input} {...rest} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type CommandsProps = Omit<CommandPaletteProps, 'open'> & { input: { current: HTMLInputElement | null } }

function Commands(props: CommandsProps) {
  const { onClose, label, placeholder, query, onQuery, groups, isLoading, input } = props
  const words = useWords()
  const emptyText = props.emptyText ?? words.noResults
  const shown = groups.filter(({ commands }) => commands.length > 0)
  const items = shown.map(({ label, commands }) => ({ label, items: commands }))
  const select = (command: Command) => {
    onClose()
    command.onSelect?.()
  }
  return (
    <Autocomplete.Root
      inline
      open
      mode="none" // the caller filters
      items={items}
      itemToStringValue={(command: Command) => command.label}
      value={query}
      onValueChange={(value, { reason }) => reason !== 'item-press' && onQuery(value)}
      autoHighlight="always"
      keepHighlight
    >
      <div className={styles.search}>
        {isLoading ? <Spinner /> : <SearchIcon />}
        <Autocomplete.Input
          ref={input}
          aria-label={label}
          spellCheck={false}
          placeholder={placeholder}
          className={styles.input}
        />
      </div>
      <Autocomplete.List aria-label={label} aria-busy={isLoading} className={styles.list}>
        {(group: (typeof items)[number]) => (
          <Autocomplete.Group key={group.label} items={group.items} className={styles.group}>
            <Autocomplete.GroupLabel className={styles.groupLabel}>{group.label}</Autocomplete.GroupLabel>
            <Autocomplete.Collection>
              {(command: Command) => <CommandLine key={command.id} command={command} onSelect={select} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
      <div className={styles.foot}>
        <Autocomplete.Status>{shown.length === 0 && !isLoading ? emptyText : ''}</Autocomplete.Status>
        <span className={styles.gap} />
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        <Kbd>{words.enterKey}</Kbd>
        <Kbd>{words.escapeKey}</Kbd>
      </div>
    </Autocomplete.Root>
  )
}

/** One command; a place is a real link, so that it can be opened in another tab. A disabled one can be reached, and says why. */
function CommandLine({ command, onSelect }: { command: Command; onSelect: (command: Command) => void }) {
  const { label, hint, icon, href, disabledReason } = command
  const isOff = disabledReason !== undefined
  return (
    <Autocomplete.Item
      value={command}
      aria-description={disabledReason ?? hint}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : () => onSelect(command)}
      className={styles.command}
      render={(props, { highlighted }) => {
        const shared = { ...props, 'aria-selected': highlighted }
        return href === undefined || isOff ? <div {...shared} /> : <Link {...shared} href={href} />
      }}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{label}</span>
      <span aria-hidden="true" className={styles.hint}>
        {disabledReason ?? hint}
      </span>
    </Autocomplete.Item>
  )
}
