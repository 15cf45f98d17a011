import { personas } from '@driver-trust/sandbox'
import type { GlobalTypes } from 'storybook/internal/types'
import { dataSets } from './dataSets.ts'
import { type Network, networks } from './networkOf.ts'
import { brands } from './shownTheme.ts'

const NETWORK_TITLES: Record<Network, string> = {
  normal: 'Online',
  slow: 'Slow',
  offline: 'Offline',
  failing: 'Failing',
  'wrong-shape': 'Wrong shape',
}

/**
 * What a reviewer can set in the toolbar. Every value is part of the address, so a review is a link. Where a story sets
 * a value itself, the toolbar shows it and is locked.
 */
export const toolbars = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        ...Object.entries(brands).flatMap(([value, { name }]) => [
          { value: `${value}-light`, title: `${name}, light` },
          { value: `${value}-dark`, title: `${name}, dark` },
        ]),
      ],
    },
  },
  persona: {
    description: 'Who is signed in',
    toolbar: {
      icon: 'user',
      dynamicTitle: true,
      items: [
        ...Object.entries(personas).map(([value, { label }]) => ({ value, title: label })),
        { value: 'signed-out', title: 'Signed out' },
      ],
    },
  },
  world: {
    description: 'Data',
    toolbar: {
      icon: 'database',
      dynamicTitle: true,
      items: Object.entries(dataSets).map(([value, { title, right }]) => ({ value, title, right })),
    },
  },
  network: {
    description: 'Network',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: networks.map((value) => ({ value, title: NETWORK_TITLES[value] })),
    },
  },
} as const satisfies GlobalTypes
