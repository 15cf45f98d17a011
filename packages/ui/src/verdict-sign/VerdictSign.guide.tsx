import { guideTo } from '../guide/guideTo.ts'
import { Inline } from '../inline/Inline.tsx'
import { VerdictSign } from './VerdictSign.tsx'

export const guide = guideTo(VerdictSign, {
  use: ['before the reason why someone must stop or can go', 'before a count of such people'],
  instead: [
    ['It is the status of something, such as a document.', 'Badge'],
    ['It explains what to do next.', 'InlineAlert'],
  ],
  dos: [
    {
      example: (
        <Inline gap="2">
          <VerdictSign verdict="cannot" /> Passport expired 3 days ago
        </Inline>
      ),
      because: 'The sign shows the verdict, and the words beside it say why.',
    },
    {
      example: (
        <Inline gap="2">
          <VerdictSign verdict="cannot" size="24" />
          <VerdictSign verdict="pending" size="24" />
          <VerdictSign verdict="can" size="24" />
          <VerdictSign verdict="soon" size="24" />
          <VerdictSign verdict="unchecked" size="24" />
        </Inline>
      ),
      because: 'Red and amber are rare: they belong to those who must stop, now or soon.',
    },
  ],
  donts: [
    {
      example: <VerdictSign verdict="unchecked" />,
      because: 'A broken ring without words looks like loading.',
    },
  ],
  keys: 'It is read, not operated.',
  accessibility: [
    'Hidden from screen readers unless it has a `label`, for when no words beside it say the same.',
    'Disc, triangle, square and ring differ without colour: in grey, in print and in forced colours.',
  ],
  playground: { args: { verdict: 'cannot', size: '24', ground: 'paper' } },
})
