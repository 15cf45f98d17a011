import { personas } from '@driver-trust/sandbox/personas'
import type { GlobalTypes } from 'storybook/internal/types'
import { dataSets } from './dataSets.ts'
import { networks } from './networks.ts'
import { brands } from './shownTheme.ts'

/** What changes only stories of the console; those of primitives don't offer it. */
export const serverToolbars = {
  persona: toolbar('Who is signed in', 'user', {
    ...Object.fromEntries(Object.entries(personas).map(([name, { label }]) => [name, { title: label }])),
    'signed-out': { title: 'Signed out' },
  }),
  world: toolbar('Data', 'database', dataSets),
  network: toolbar('Network', 'lightning', networks),
} satisfies GlobalTypes

const brandThemes = Object.entries(brands).flatMap(([value, { name }]) => [
  [`${value}-light`, { title: `${name}, light` }],
  [`${value}-dark`, { title: `${name}, dark` }],
])

/**
 * What a reviewer can set in the toolbar. Every value is part of the address, so a review is a link. Where a story sets
 * a value itself, the toolbar shows it and is locked.
 */
export const toolbars = {
  theme: toolbar('Theme', 'contrast', {
    light: { title: 'Light' },
    dark: { title: 'Dark' },
    ...Object.fromEntries(brandThemes),
  }),
  ...serverToolbars,
} satisfies GlobalTypes

type Choices = Readonly<Record<string, { title: string; right?: string }>>

function toolbar<Icon extends string>(description: string, icon: Icon, choices: Choices) {
  const items = Object.entries(choices).map(([value, { title, right = '' }]) => ({ value, title, right }))
  return { description, toolbar: { icon, dynamicTitle: true, items } }
}
