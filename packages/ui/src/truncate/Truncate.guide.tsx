import { example, guideTo } from '../guide/guideTo.ts'
import { Text } from '../text/Text.tsx'
import { Truncate } from './Truncate.tsx'

export const guide = guideTo(Truncate, {
  use: ['in tables and lists: names are cut at their end, e-mail addresses before the domain'],
  instead: [['The text is the content: let it wrap.', 'Text']],
  dos: example(
    <div style={{ inlineSize: 200 }}>
      <Truncate dir="ltr" keepFrom="@">
        thao.nguyen.thi.phuong@long.example.com
      </Truncate>
    </div>,
    'The domain helps to tell people apart, so it stays.',
  ),
  donts: example(
    <div style={{ inlineSize: 160 }}>
      <Text truncate>You can't ban drivers here. Only admins of Alpine Group can.</Text>
    </div>,
    'The useful half is cut off.',
  ),
  keys: [['Tab to the link or button around it', 'shows the whole text']],
  accessibility: ['One text node: it can be announced, copied and found in full.'],
  playground: {
    args: {
      children: 'thao.nguyen.thi.phuong@a-long-name.example.com',
      keepFrom: '@',
      dir: 'ltr',
      style: { inlineSize: 220 },
    },
  },
})
