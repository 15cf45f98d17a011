import { personas } from '@driver-trust/sandbox'
import type { GlobalTypes } from 'storybook/internal/types'
import { networks } from './networkOf.ts'

const NETWORK_TITLES: Record<(typeof networks)[number], string> = {
  normal: 'Network: normal',
  slow: 'Network: slow',
  offline: 'Network: offline',
  failing: 'Network: failing',
  'wrong-shape': 'Network: wrong shape',
}

/** What a reviewer can set in the toolbar. Every value is part of the address, so a review is a link. */
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
        { value: 'side-by-side', title: 'Side by side' },
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
