import { example, guideTo } from '../guide/guideTo.ts'
import { Inline } from '../inline/Inline.tsx'
import { Signal } from './Signal.tsx'

export const guide = guideTo(Signal, {
  use: ['before the reason why someone must stop or can go', 'before a count of such people'],
  instead: [
    ['It is the status of something, such as a document.', 'Badge'],
    ['It explains what to do next.', 'InlineAlert'],
  ],
  dos: [
    example(
      <Inline gap="2">
        <Signal aspect="stop" /> Passport expired 3 days ago
      </Inline>,
      'The sign says stop, and the words beside it say why.',
    ),
    example(
      <Inline gap="2">
        <Signal aspect="stop" size="24" />
        <Signal aspect="wait" size="24" />
        <Signal aspect="go" size="24" />
        <Signal aspect="soon" size="24" />
        <Signal aspect="unknown" size="24" />
      </Inline>,
      'Red and amber are rare: they belong to those who must stop, now or soon.',
    ),
  ],
  donts: example(<Signal aspect="unknown" />, 'A broken ring without words looks like loading.'),
  accessibility: [
    'Hidden from screen readers unless it has a `label`, for when no words beside it say the same.',
    'Disc, triangle, square and ring differ without colour: in grey, in print and in forced colours.',
  ],
  playground: { args: { aspect: 'stop', size: '24' } },
})
