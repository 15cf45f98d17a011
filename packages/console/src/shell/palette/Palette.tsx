import { CommandPalette } from '@driver-trust/ui/command-palette'
import { useState } from 'react'
import { usePaletteGroups } from './usePaletteGroups.tsx'

/** Finds organisations, drivers and what can be done here. */
export function Palette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [query, setQuery] = useState('')
  const { groups, isLoading } = usePaletteGroups(query)
  return (
    <CommandPalette
      open={open}
      onClose={onClose}
      label="Search"
      placeholder="Organisation, driver’s name, ID, e-mail or phone, or an action"
      query={query}
      onQuery={setQuery}
      groups={groups}
      isLoading={isLoading}
    />
  )
}
