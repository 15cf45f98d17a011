import { example, guideTo } from '../guide/guideTo.ts'
import { Stateful } from '../guide/Stateful.tsx'
import { Signal } from '../signal/Signal.tsx'
import { type BoardTab, BoardTabs } from './BoardTabs.tsx'

const tabs: readonly BoardTab<string>[] = [
  { value: 'all', label: 'Drivers', figure: '404', detail: 'checked 07:42' },
  {
    value: 'cannot',
    label: 'Can’t drive',
    figure: '173',
    detail: '115 expired · 42 red · 16 banned',
    sign: <Signal aspect="stop" size="24" ground="board" />,
    tone: 'stop',
  },
  { value: 'users', label: 'Users' },
]

export const guide = guideTo(BoardTabs<string>, {
  use: ['once on a page, for the figures that its lists explain'],
  instead: [
    ['There is nothing to count.', 'Tabs'],
    ['They filter one list.', 'SegmentedControl'],
  ],
  dos: example(
    <Stateful start="all">
      {(value, onChange) => (
        <BoardTabs label="People" tabs={tabs} value={value} onChange={onChange}>
          {null}
        </BoardTabs>
      )}
    </Stateful>,
    'Each figure equals the number of rows in its list, and says what it is made up of.',
  ),
  donts: example(
    <BoardTabs
      label="Figures"
      tabs={[
        { value: 'a', label: 'Red', figure: '42', tone: 'stop' },
        { value: 'b', label: 'Banned', figure: '16', tone: 'stop' },
      ]}
      value="a"
      onChange={() => undefined}
    >
      {null}
    </BoardTabs>,
    'Two figures for people who must stop: only one should be red.',
  ),
  keys: [
    ['Tab', 'moves to the selected tab, then into its panel'],
    ['Right arrow, Left arrow, Home, End', 'select another tab'],
  ],
  accessibility: [
    'The ARIA pattern "tabs"; arrow keys follow the writing direction.',
    'Figure and detail are the description of a tab, so its name stays the same while figures change.',
  ],
  playground: { args: { label: 'People', tabs, value: 'all', children: 'The list' }, holds: 'value' },
})
