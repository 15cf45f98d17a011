import { Button } from '@driver-trust/ui/button'
import { SearchIcon } from '@driver-trust/ui/icon'
import { Kbd } from '@driver-trust/ui/kbd'
import { useCommandKey } from '@driver-trust/ui/use-command-key'
import { VisuallyHidden } from '@driver-trust/ui/visually-hidden'
import { useState } from 'react'
import { lazyPart } from '../load/lazyPart.tsx'
import { keys, word } from './shell.css.ts'

const Palette = lazyPart(() => import('./Palette.tsx').then((module) => module.Palette))

/** Opens the command palette, like Ctrl K and ⌘ K. */
export function SearchButton() {
  const [opened, setOpened] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const open = () =>
    Palette.withCode(() => {
      setOpened((count) => count + 1) // a new key: each opening starts with an empty field
      setIsOpen(true)
    })
  useCommandKey(open)
  return (
    <>
      <Button
        size="sm"
        iconStart={
          <>
            <SearchIcon />
            <VisuallyHidden>Search</VisuallyHidden>
          </>
        }
        iconEnd={
          <span aria-hidden="true" className={keys}>
            <Kbd>Ctrl K</Kbd>
          </span>
        }
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <span aria-hidden="true" className={word}>
          Search
        </span>
      </Button>
      {opened > 0 && <Palette key={opened} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  )
}
