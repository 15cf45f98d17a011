import { example, guideTo } from '../guide/guideTo.ts'
import { Text } from '../text/Text.tsx'
import { MaskedValue } from './MaskedValue.tsx'

export const guide = guideTo(MaskedValue, {
  shownIn: 'Together/Facts and figures',
  use: ["in place of a fact that exists, but that the viewer can't see"],
  instead: [
    ['The fact is missing.', 'Text'],
    ['It is loading.', 'Skeleton'],
  ],
  dos: example(<MaskedValue />, 'Always the same number of dots: they reveal nothing, not even a length.'),
  donts: example(<Text>a•••@e••••••.com</Text>, 'Half a value can be guessed, and all of it was sent to the browser.'),
  accessibility: ['An image with the text alternative "Hidden".'],
})
