import { personas } from '@driver-trust/sandbox/personas'
import type { GlobalTypes } from 'storybook/internal/types'
import { dataSets } from './dataSets.ts'
import { networks } from './networks.ts'
import { brands } from './shownTheme.ts'

interface Item {
  value: string
  title: string
  right?: string
}

/** What changes only stories of the console; those of primitives don't offer it. */
export const serverToolbars = {
  persona: toolbar('Who is signed in', 'user', [
    ...Object.entries(personas).map(([value, { label }]) => ({ value, title: label })),
    { value: 'signed-out', title: 'Signed out' },
  ]),
  world: toolbar(
    'Data',
    'database',
    Object.entries(dataSets).map(([value, { title, right }]) => ({ value, title, right })),
  ),
  network: toolbar(
    'Network',
    'lightning',
    Object.entries(networks).map(([value, { title }]) => ({ value, title })),
  ),
} satisfies GlobalTypes

/**
 * What a reviewer can set in the toolbar. Every value is part of the address, so a review is a link. Where a story sets
 * a value itself, the toolbar shows it and is locked.
 */
export const toolbars = {
  theme: toolbar('Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
    ...Object.entries(brands).flatMap(([value, { name }]) => [
      { value: `${value}-light`, title: `${name}, light` },
      { value: `${value}-dark`, title: `${name}, dark` },
    ]),
  ]),
  ...serverToolbars,
} satisfies GlobalTypes

function toolbar<Icon extends string>(description: string, icon: Icon, items: Item[]) {
  return { description, toolbar: { icon, dynamicTitle: true, items } }
}
