import { type ReactNode, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '../button/Button.tsx'
import { describeConformance, violationsIn } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { BoardTabs } from './BoardTabs.tsx'

const tabs = [
  { value: 'all', label: 'Drivers', figure: '404', detail: 'checked 07:42' },
  { value: 'soon', label: 'Expiring within 30 days', shown: 'Expire', figure: null, detail: 'of those' },
  { value: 'stop', label: 'Can’t drive', figure: '58', isMinimum: true, detail: '42\u00a0red · 16\u00a0banned' },
  { value: 'users', label: 'Users' },
]

describeConformance('BoardTabs', (probe) => (
  <BoardTabs {...probe} label="People" tabs={tabs} value="all" onChange={() => undefined}>
    The drivers
  </BoardTabs>
))

function People() {
  const [value, setValue] = useState('all')
  return (
    <BoardTabs label="People" tabs={tabs} value={value} onChange={setValue} progress={0.5}>
      {`The ${value}`}
    </BoardTabs>
  )
}

describe('BoardTabs', () => {
  it('names a tab by its label, and describes it by its figure', async () => {
    const { container } = render(<People />)
    const tab = screen.getByRole('tab', { name: 'Drivers', selected: true })
    expect(tab.getAttribute('aria-description')).toBe('404, checked 07:42')
    expect(screen.getByRole('tab', { name: 'Expiring within 30 days' }).getAttribute('aria-description')).toBe(
      'of those',
    )
    const growing = screen.getByRole('tab', { name: 'Can’t drive' })
    expect(growing.textContent).toContain('58+')
    expect([...growing.querySelectorAll('bdi')].map(({ textContent }) => textContent)).toEqual([
      '42\u00a0red',
      '16\u00a0banned',
    ])
    expect(growing.getAttribute('aria-description')).toBe('58 so far, 42 red · 16 banned')
    expect(screen.getByRole('tab', { name: 'Users' }).getAttribute('aria-description')).toBeNull()
    expect(await violationsIn(container)).toEqual([])
  })

  it('marks no figure above what none of them counts', async () => {
    const { container } = render(
      <BoardTabs label="People" tabs={tabs} value={undefined} onChange={() => undefined}>
        Invitations
      </BoardTabs>,
    )
    expect(screen.queryByRole('tab', { selected: true })).toBeNull()
    expect(screen.getByRole('tabpanel', { name: 'People' }).textContent).toBe('Invitations')
    expect(screen.getByRole('tab', { name: 'Drivers' }).tabIndex).toBe(0)
    expect(await violationsIn(container)).toEqual([])
  })

  it('shows the list of the chosen figure', async () => {
    render(<People />)
    screen.getByRole('tab', { name: 'Drivers' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tabpanel').textContent).toBe('The soon')
  })

  it('is as high with a button at its end as without one on a phone', () => {
    const sign = <svg width="24" height="24" aria-hidden="true" />
    const waiting = { sign, figure: '–', isPartial: true, detail: 'not checked' }
    const signed = [
      { value: 'stop', label: 'Can’t drive', sign, figure: '58', tone: 'stop' as const, detail: '42 red · 16 banned' },
      ...['pending', 'can', 'soon'].map((value) => ({ value, label: value, ...waiting })),
      { value: 'all', label: 'Drivers', figure: '404' },
    ]
    const board = (end: ReactNode) => (
      <div style={{ inlineSize: 360 }}>
        <BoardTabs label="People" tabs={signed} value="all" onChange={() => undefined} end={end}>
          The drivers
        </BoardTabs>
      </div>
    )
    const top = () => screen.getByRole('tabpanel').getBoundingClientRect().top
    const { rerender } = render(board(null))
    const before = top()
    rerender(board(<Button size="sm">Check</Button>))
    expect(top()).toBe(before)
    expect(screen.getByRole('button').getBoundingClientRect().top).toBeLessThan(before)
  })
})
