import type { Plugin } from 'vite'

/** The licences of everything in a built Storybook, beside it. */
export const NOTICES = 'third-party-notices.txt'

/** Storybook's own interface brings a typeface that no module imports; the text of its licence is there for ours. */
const TYPEFACE = `
## Nunito Sans (OFL-1.1)

Copyright 2016 The Nunito Sans Project Authors (https://github.com/Fonthausen/NunitoSans)

The typeface of Storybook's own interface, under the SIL Open Font License 1.1 above.
`

/** Completes the notices that Vite collects from modules. */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const file = bundle[NOTICES]
        if (file?.type !== 'asset') this.error(`Vite wrote no ${NOTICES}.`)
        file.source = `${file.source}${TYPEFACE}`
      },
    },
  }
}
