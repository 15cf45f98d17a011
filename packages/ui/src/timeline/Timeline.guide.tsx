import { example, guideTo } from '../guide/guideTo.ts'
import { Timeline } from './Timeline.tsx'

const events = [
  { id: '2', title: 'Status changed to Verified', tone: 'success', dateTime: '2026-03-12', time: '3 days ago' },
  { id: '1', title: 'Joined the organisation', dateTime: '2026-03-01', time: '1 Mar 2026' },
] as const

export const guide = guideTo(Timeline, {
  shownIn: 'Together/Facts and figures',
  use: ['for what happened, in order'],
  instead: [
    ['It lists what is still to be done.', 'Stepper'],
    ['It describes how things are now.', 'DescriptionList'],
  ],
  dos: example(<Timeline label="Activity" events={events} />, 'What happened and when, newest first.'),
  donts: example(
    <Timeline
      label="Activity"
      events={[{ id: '1', title: 'STATUS_CHANGED', dateTime: '2026-03-12', time: '12/03/26' }]}
    />,
    "The server's own word, and a date that can be read in two ways.",
  ),
  accessibility: ['An ordered list named by `label`; each time has a machine-readable date.'],
})
