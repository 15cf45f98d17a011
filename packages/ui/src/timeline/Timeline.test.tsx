import { describe, expect, it } from 'vitest'
import { describeConformance } from '../internal/conformance.tsx'
import { render, screen } from '../internal/testing.ts'
import { Timeline } from './Timeline.tsx'

const events = [{ id: '1', title: 'Joined', dateTime: '2026-03-12', time: '3 days ago', fullTime: '12 March 2026' }]

describeConformance('Timeline', (probe) => <Timeline {...probe} label="Activity" events={events} />)

describe('Timeline', () => {
  it('gives the time to people and machines', () => {
    render(<Timeline label="Activity" events={events} />)
    const time = screen.getByText('3 days ago')
    expect(time.getAttribute('datetime')).toBe('2026-03-12')
    expect(time.title).toBe('12 March 2026')
  })
})
