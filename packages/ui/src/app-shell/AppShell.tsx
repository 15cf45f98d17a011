'use client'

import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../button/Button.tsx'
import { CloseIcon, MenuIcon } from '../icon/icons.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { cx } from '../internal/cx.ts'
import { SurroundingsProvider } from '../internal/SurroundingsProvider.tsx'
import { useSurroundings } from '../internal/surroundings.ts'
import { useIsHydrated } from '../internal/useClientStyle.ts'
import { useMedia } from '../internal/useMedia.ts'
import { compactMedia } from '../theme/media.ts'
import { useWords } from '../words/WordsProvider.tsx'
import * as styles from './appShell.css.ts'

interface AppShellProps extends ComponentProps<'div'> {
  /** On the left; below 960 px in a drawer behind the button "Menu". */
  navigation: ReactNode
  /** A bar above the page: search, account. */
  header?: ReactNode
  /** The page, rendered in `main` with the id "main". */
  children: ReactNode
}

/**
 * The frame of every page behind the sign-in. Pages are as wide as `width.content`, from the start edge. An element with
 * `data-bleed` reaches both edges of its page, which then has no such limit; with `data-bleed="top"` also the bar.
 */
export function AppShell({ navigation, header, children, className, ...rest }: AppShellProps) {
  const words = useWords()
  const drawerId = useId()
  const isCompact = useMedia(compactMedia)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const hasBar = isCompact || Boolean(header)
  const isHydrated = useIsHydrated() // a server has no places
  const [skipLinks, pageHead] = useMemo(() => (isHydrated ? [newPlace(), newPlace()] : []), [isHydrated])
  const places = useMemo(() => ({ skipLinks, pageHead: hasBar ? pageHead : undefined }), [skipLinks, pageHead, hasBar])
  return (
    <SurroundingsProvider part="shell" value={places}>
      <Place of={skipLinks} className={styles.skipLinks} />
      <SkipLink to="main" focus={() => document.getElementById('main')?.focus()}>
        {words.skipToContent}
      </SkipLink>
      <div {...rest} className={cx(styles.root, className)}>
        {isCompact ? (
          <Drawer id={drawerId} isOpen={isOpen} onClose={close}>
            {navigation}
          </Drawer>
        ) : (
          <aside className={styles.side}>{navigation}</aside>
        )}
        <div className={styles.column}>
          {hasBar && (
            <header className={styles.bar}>
              {isCompact && (
                <Button
                  variant="tertiary"
                  className={styles.menuButton}
                  iconStart={<MenuIcon />}
                  aria-haspopup="dialog"
                  aria-expanded={isOpen}
                  aria-controls={drawerId}
                  onClick={() => setIsOpen(true)}
                >
                  {words.menu}
                </Button>
              )}
              <Place of={pageHead} id="page-head" className={styles.pageHead} />
              <div className={styles.barContent}>{header}</div>
            </header>
          )}
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
    </SurroundingsProvider>
  )
}

function newPlace(): Element {
  const place = document.createElement('div')
  place.className = styles.place
  return place
}

function Place({ of: place, ...rest }: ComponentProps<'div'> & { of: Element | undefined }) {
  const attach = useCallback((element: Element | null) => place && element?.replaceChildren(place), [place])
  return <div {...rest} ref={attach} />
}

/** In a place of the shell for as long as the page is on screen, which isn't as long as React keeps it. */
function Placed({ into, children }: { into: Element; children: ReactNode }) {
  const [own] = useState(newPlace)
  useLayoutEffect(() => {
    into.append(own)
    return () => own.remove()
  }, [into, own])
  return createPortal(children, own)
}

/** A page's own head, at the start of the shell's bar; on compact pages, where the bar has no room, in its place, as without a shell. */
export function PageHead({ children }: { children: ReactNode }) {
  const isCompact = useMedia(compactMedia)
  const { pageHead } = useSurroundings().shell
  return isCompact || !pageHead ? children : <Placed into={pageHead}>{children}</Placed>
}

interface SkipLinkProps {
  /** The id of the element it leads to. */
  to: string
  /** Moves the focus there. */
  focus: () => void
  children: string
}

/** A link past what comes before a part of the page, shown while it has the focus. It leaves the address alone. */
export function SkipLink({ to, focus, children }: SkipLinkProps) {
  const { skipLinks } = useSurroundings().shell
  const follow = (event: MouseEvent) => {
    event.preventDefault()
    focus()
  }
  const link = (
    <a href={`#${to}`} className={styles.skip} onClick={follow}>
      {children}
    </a>
  )
  return skipLinks && <Placed into={skipLinks}>{link}</Placed>
}

interface DrawerProps {
  id: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
}

/** The navigation on narrow pages; the browser's modal dialog traps and restores the focus. */
function Drawer({ id, isOpen, onClose, children }: DrawerProps) {
  const words = useWords()
  const closeWhenLeaving = (event: MouseEvent<HTMLElement>) => {
    const isBackdrop = event.target === event.currentTarget
    const isLink = event.target instanceof Element && event.target.closest('a[href]')
    if (isBackdrop || isLink) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, and links and buttons inside bring their own keys
    <dialog
      id={id}
      ref={isOpen ? showModal : null}
      aria-label={words.menu}
      className={styles.drawer}
      onCancel={onClose}
      onClose={({ currentTarget }) => currentTarget.open || onClose()} // it tells late, and may be open again
      onClick={closeWhenLeaving}
    >
      <div className={styles.drawerHead}>
        <IconButton label={words.closeMenu} icon={<CloseIcon />} onClick={onClose} />
      </div>
      {children}
    </dialog>
  )
}

function showModal(dialog: HTMLDialogElement) {
  dialog.showModal()
  return () => dialog.close()
}
