import { personas, type WorldName } from '@driver-trust/sandbox'
import type { GlobalTypes } from 'storybook/internal/types'
import { days } from './fixedClock.ts'
import type { Naming } from './namesOf.ts'
import { type Network, networks } from './networkOf.ts'
import { brands } from './shownTheme.ts'

const WORLDS: Record<WorldName, { title: string; right: string }> = {
  small: { title: 'Small data', right: '10 organisations, 404 drivers' },
  empty: { title: 'Empty data', right: 'one organisation, no drivers' },
  masked: { title: 'Masked data', right: "drivers' personal data hidden" },
  large: { title: 'Large data', right: '2,000 organisations, 20,000 drivers' },
  deep: { title: 'Deep data', right: '5,000 organisations, each below the last' },
}

const NAMES: Record<Naming, string> = {
  given: 'Names as given',
  long: 'Long names',
  'right-to-left': 'Right-to-left names',
}

const NETWORK_TITLES: Record<Network, string> = {
  normal: 'Network: normal',
  slow: 'Network: slow',
  offline: 'Network: offline',
  failing: 'Network: failing',
  'wrong-shape': 'Network: wrong shape',
}

/**
 * What a reviewer can set in the toolbar. Every value is part of the address, so a review is a link. Where a story sets
 * a value itself, the toolbar shows it and is locked.
 */
export const toolbars = {
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
      items: Object.entries(WORLDS).map(([value, titles]) => ({ value, ...titles })),
    },
  },
  names: {
    description: 'Names of people and organisations',
    toolbar: {
      icon: 'paragraph',
      dynamicTitle: true,
      items: Object.entries(NAMES).map(([value, title]) => ({ value, title })),
    },
  },
  day: {
    description: 'Today',
    toolbar: {
      icon: 'calendar',
      dynamicTitle: true,
      items: Object.entries(days).map(([value, { title, right }]) => ({ value, title, right })),
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
  text: {
    description: 'Texts of the interface: as they are, or a third longer',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: [
        { value: 'given', title: 'Texts as given' },
        { value: 'long', title: 'Long texts' },
      ],
    },
  },
  zoom: {
    description: "The browser's zoom",
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        { value: '100', title: '100 %' },
        { value: '200', title: '200 %' },
      ],
    },
  },
  direction: {
    description: 'Writing direction',
    toolbar: {
      icon: 'transfer',
      dynamicTitle: true,
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
} as const satisfies GlobalTypes
