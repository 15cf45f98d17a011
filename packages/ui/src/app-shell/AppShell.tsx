import { type ComponentProps, type MouseEvent, type ReactNode, useId, useState } from 'react'
import { Button } from '../button/Button.tsx'
import { MenuIcon } from '../icon/icons/MenuIcon.ts'
import { cx } from '../internal/cx.ts'
import { useMedia } from '../internal/useMedia.ts'
import { compactMedia } from '../theme/media.ts'
import * as styles from './appShell.css.ts'
import { Drawer } from './Drawer.tsx'

export interface AppShellProps extends ComponentProps<'div'> {
  /** At the left; under 960 px in a drawer behind the button "Menu". */
  navigation: ReactNode
  /** A line over the page: search, account. */
  header?: ReactNode
  /** The page; it stands in `main`, which has the id "main". */
  children: ReactNode
  menuLabel?: string | undefined
  closeLabel?: string | undefined
  skipLabel?: string | undefined
}

/** The frame of every page behind the sign-in. */
export function AppShell({
  navigation,
  header,
  children,
  menuLabel = 'Menu',
  closeLabel = 'Close menu',
  skipLabel = 'Skip to content',
  className,
  ...rest
}: AppShellProps) {
  const drawerId = useId()
  const isCompact = useMedia(compactMedia)
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it goes to a place on this page; only the address is left alone */}
      <a href="#main" className={styles.skip} onClick={focusMain}>
        {skipLabel}
      </a>
      <div {...rest} className={cx(styles.root, className)}>
        {isCompact ? (
          <Drawer id={drawerId} label={menuLabel} closeLabel={closeLabel} isOpen={isOpen} onClose={close}>
            {navigation}
          </Drawer>
        ) : (
          <aside className={styles.side}>{navigation}</aside>
        )}
        <div className={styles.column}>
          {(isCompact || header) && (
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
                  {menuLabel}
                </Button>
              )}
              <div className={styles.barContent}>{header}</div>
            </header>
          )}
          <main id="main" tabIndex={-1} className={styles.main}>
            {children}
          </main>
        </div>
      </div>
    </>
  )
}

/** Moves the focus and leaves the address alone. */
function focusMain(event: MouseEvent) {
  event.preventDefault()
  document.getElementById('main')?.focus()
}
