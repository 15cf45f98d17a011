import { personas } from '@driver-trust/sandbox/personas'
import type { GlobalTypes } from 'storybook/internal/types'
import { dataSets } from './dataSets.ts'
import { networks } from './networks.ts'
import { brands } from './shownTheme.ts'

const brandThemes = Object.entries(brands).flatMap(([value, { name }]) => [
  [`${value}-light`, { title: `${name}, light` }],
  [`${value}-dark`, { title: `${name}, dark` }],
])

/**
 * What a reviewer can set in the toolbar. Every value is part of the address, so a review is a link. Where a story sets
 * a value itself, the toolbar shows it and is locked.
 */
export const toolbars = {
  theme: toolbar('Theme', { light: { title: 'Light' }, dark: { title: 'Dark' }, ...Object.fromEntries(brandThemes) }),
  persona: toolbar('Who is signed in', {
    ...Object.fromEntries(Object.entries(personas).map(([name, { label }]) => [name, { title: label }])),
    'signed-out': { title: 'Signed out' },
  }),
  world: toolbar('Data', dataSets),
  network: toolbar('Network', networks),
} satisfies GlobalTypes

type Choices = Readonly<Record<string, { title: string; right?: string }>>

function toolbar(description: string, choices: Choices) {
  const items = Object.entries(choices).map(([value, { title, right = '' }]) => ({ value, title, right }))
  return { description, toolbar: { dynamicTitle: true, items } }
}
