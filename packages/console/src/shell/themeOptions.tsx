import { MonitorIcon, MoonIcon, SunIcon } from '@driver-trust/ui/icon'
import type { ReactNode } from 'react'
import type { ThemeChoice } from '../host/appearance.ts'

export const themeOptions: readonly { value: ThemeChoice; label: string; icon: ReactNode }[] = [
  { value: 'system', label: 'System', icon: <MonitorIcon /> },
  { value: 'light', label: 'Light', icon: <SunIcon /> },
  { value: 'dark', label: 'Dark', icon: <MoonIcon /> },
]
