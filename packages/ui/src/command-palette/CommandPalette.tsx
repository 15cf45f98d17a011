import { Dialog as Base } from '@base-ui/react/dialog'
import { type KeyboardEvent as ReactKeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { backdrop } from '../dialog/dialog.css.ts'
import { SearchIcon } from '../icon/icons.tsx'
import { Kbd } from '../kbd/Kbd.tsx'
import { Link } from '../link/LinkProvider.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
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

export interface CommandPaletteProps {
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
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={backdrop} />
        <Base.Popup initialFocus={input} className={styles.popup}>
          <VisuallyHidden>
            <Base.Title>{label}</Base.Title>
          </VisuallyHidden>
          <Commands label={label} onClose={onClose} input={input} {...rest} />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

type CommandsProps = Omit<CommandPaletteProps, 'open'> & { input: { current: HTMLInputElement | null } }

function Commands({
  onClose,
  label,
  placeholder,
  query,
  onQuery,
  groups,
  isLoading,
  emptyText = 'No results',
  input,
}: CommandsProps) {
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const commands = groups.flatMap((group) => group.commands)
  const active = Math.max(
    0,
    commands.findIndex((command) => command.id === chosen),
  )
  const lineId = (command: Command | undefined) => command && `${id}-${command.id}`
  const select = (command: Command) => {
    if (command.disabledReason !== undefined) return
    onClose()
    command.onSelect?.()
  }
  const press = (event: ReactKeyboardEvent) => {
    const target = { ArrowDown: active + 1, ArrowUp: active - 1, Enter: active }[event.key]
    if (target === undefined || event.nativeEvent.isComposing) return
    event.preventDefault()
    const command = commands.at(target % Math.max(1, commands.length))
    if (event.key === 'Enter') document.getElementById(lineId(command) ?? '')?.click()
    else setChosen(command?.id)
    document.getElementById(lineId(command) ?? '')?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <div className={styles.search}>
        {isLoading ? <Spinner /> : <SearchIcon />}
        <input
          ref={input}
          role="combobox"
          aria-label={label}
          aria-expanded={commands.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={lineId(commands[active])}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={placeholder}
          value={query}
          className={styles.input}
          onChange={(event) => {
            setChosen(undefined)
            onQuery(event.currentTarget.value)
          }}
          onKeyDown={press}
        />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label={label} aria-busy={isLoading} className={styles.list}>
        {groups
          .filter((group) => group.commands.length > 0)
          .map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
            <div key={group.label} role="group" aria-label={group.label} className={styles.group}>
              <div aria-hidden="true" className={styles.groupLabel}>
                {group.label}
              </div>
              {group.commands.map((command) => (
                <CommandLine
                  key={command.id}
                  id={lineId(command) ?? ''}
                  command={command}
                  isActive={command === commands[active]}
                  onPoint={() => setChosen(command.id)}
                  onSelect={() => select(command)}
                />
              ))}
            </div>
          ))}
      </div>
      <div className={styles.foot}>
        <span role="status">{commands.length === 0 && !isLoading ? emptyText : ''}</span>
        <span style={{ flex: 1 }} />
        <Kbd>↑</Kbd>
        <Kbd>↓</Kbd>
        <Kbd>Enter</Kbd>
        <Kbd>Esc</Kbd>
      </div>
    </>
  )
}

export interface CommandLineProps {
  id: string
  command: Command
  isActive: boolean
  onPoint: () => void
  onSelect: () => void
}

/** One command; a place is a real link, so that it can be opened in another tab. */
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
