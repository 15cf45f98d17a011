import { BoardTabs } from '@driver-trust/ui/board-tabs'
import { Button } from '@driver-trust/ui/button'
import { Signal } from '@driver-trust/ui/signal'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

type Tab = 'drivers' | 'cannot' | 'pending' | 'can' | 'soon' | 'deadlines' | 'users'

interface BoardProps {
  /** Nothing is known yet. */
  isLoading?: boolean
  isChecking?: boolean
  /** In a language whose words are half as long again. */
  isGerman?: boolean
}

function Board({ isLoading, isChecking, isGerman }: BoardProps) {
  const [tab, setTab] = useState<Tab>('drivers')
  const figure = (text: string) => (isLoading ? null : text)
  return (
    <BoardTabs<Tab>
      label="People"
      value={tab}
      onChange={setTab}
      progress={isChecking ? 0.4 : undefined}
      end={isChecking && <Button size="sm">Stop</Button>}
      clock={isChecking ? { time: '–', detail: '86 of 215 checked' } : { time: '07:42', detail: '215 of 215 checked' }}
      tabs={[
        {
          value: 'drivers',
          label: isGerman ? 'Fahrerinnen und Fahrer' : 'Drivers',
          figure: figure('404'),
          detail: isChecking ? '86 of 215 checked' : 'checked 07:42',
        },
        {
          value: 'cannot',
          label: isGerman ? 'Dürfen nicht fahren' : 'Can’t drive',
          figure: figure('173'),
          sign: <Signal aspect="stop" size="24" ground="board" />,
          tone: 'stop',
          detail: '115 expired · 42 red · 16 banned',
        },
        {
          value: 'pending',
          label: isGerman ? 'Noch nicht freigegeben' : 'Not cleared yet',
          figure: figure('131'),
          sign: <Signal aspect="wait" size="24" ground="board" />,
          detail: '30 unverified · 101 in progress',
        },
        {
          value: 'can',
          label: isGerman ? 'Dürfen fahren' : 'Can drive',
          figure: figure('0'),
          sign: <Signal aspect="go" size="24" ground="board" />,
          detail: '100 not checked',
          isPartial: isChecking,
        },
        { value: 'deadlines', label: isGerman ? 'Fristen' : 'Deadlines' },
        { value: 'users', label: isGerman ? 'Benutzer' : 'Users', count: '8' },
      ]}
    >
      {`The list of ${tab}`}
    </BoardTabs>
  )
}

const meta = preview.meta({ title: 'Components/BoardTabs', component: Board })

export const Figures = meta.story({ tags: ['visual-dark', 'visual-mobile', 'visual-forced'] })

export const Loading = meta.story({ args: { isLoading: true } })

export const Checking = meta.story({ tags: ['visual-mobile'], args: { isChecking: true } })

export const LongText = meta.story({ name: 'Long text', tags: ['visual-mobile'], args: { isGerman: true } })

export const Keyboard = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Can’t drive', selected: true })).toHaveFocus())
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('The list of cannot')
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(canvas.getByRole('tab', { name: 'Users', selected: true })).toHaveFocus())
  },
})
