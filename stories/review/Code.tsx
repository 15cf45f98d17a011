import { Source } from '@storybook/addon-docs/blocks'
import { useTheme } from 'storybook/theming'

/** Code to copy: what is given, or else that of the page's first story as its controls say. */
export function Code(given: { code?: string }) {
  return <Source {...given} language="tsx" dark={useTheme().base === 'dark'} />
}
