import { Source } from '@storybook/addon-docs/blocks'

/** Code to copy. */
export function Code({ code }: { code: string }) {
  return <Source code={code} language="tsx" dark={document.documentElement.dataset.theme === 'dark'} />
}
