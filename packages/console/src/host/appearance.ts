import { createListeners } from './createListeners.ts'

const themeChoices = ['system', 'light', 'dark'] as const

export type ThemeChoice = (typeof themeChoices)[number]

/** The theme chosen on this device. */
export interface Appearance {
  read: () => ThemeChoice
  choose: (theme: ThemeChoice) => void
  subscribe: (listener: () => void) => () => void
}

interface AppearanceOptions {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  key: string
  root: HTMLElement
}

/** Keeps the choice in storage and on the document; "system" follows the browser's preference. */
export function createAppearance({ storage, key, root }: AppearanceOptions): Appearance {
  const { subscribe, tell } = createListeners()
  let choice = stored(storage, key)
  show(root, choice)
  return {
    read: () => choice,
    choose(theme) {
      choice = theme
      show(root, theme)
      try {
        storage().setItem(key, theme)
      } catch {
        // If storage refuses, the choice applies but isn't remembered.
      }
      tell()
    },
    subscribe,
  }
}

function stored(storage: AppearanceOptions['storage'], key: string): ThemeChoice {
  try {
    const held = storage().getItem(key)
    return themeChoices.find((choice) => choice === held) ?? 'system'
  } catch {
    return 'system'
  }
}

function show(root: HTMLElement, theme: ThemeChoice) {
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
}
