import { formatDriverId, type Verdict } from '@driver-trust/domain/driver'
import type { OrganisationNode } from '@driver-trust/domain/organisation'
import { Heading } from '@driver-trust/ui/heading'
import { Text } from '@driver-trust/ui/text'
import type { ComponentProps, ReactNode } from 'react'
import { formatDate } from '../../person/formatDate.ts'
import { clockText } from '../../verdicts/clockText.ts'
import type { GateAnswer } from './askAtGate.ts'
import {
  dashedArm,
  identity,
  joint,
  lead,
  notes as notesStyle,
  reason,
  result,
  sign as signStyle,
  title,
  whole,
  word,
} from './gateCheck.css.ts'

interface AnswerProps {
  answer: GateAnswer
  /** Where the ID was looked for. */
  organisation: OrganisationNode
}

/** A verdict, or that nobody has the ID; in words, silhouette and ground. */
export function Answer({ answer, organisation }: AnswerProps) {
  const { verdict } = answer
  if (!verdict) {
    return (
      <div role="status" className={result}>
        <Outcome title="Not found" />
        <p className={notesStyle}>
          No driver of <bdi>{organisation.name}</bdi>
          {organisation.childIds.length > 0 && ' or its sub-organisations'} has this ID. Check the number, or search by
          name.
        </p>
        <Identity answer={answer} />
      </div>
    )
  }
  const { kind, since, notes } = verdict
  return (
    <div role="status" className={result}>
      <section aria-label="Verdict" data-verdict={kind} className={result}>
        <Outcome sign={kind} title={verdict.title} />
        {notes.map((note, at) => (
          <p key={note} className={kind === 'can' && at === 0 ? lead : notesStyle}>
            {note}
          </p>
        ))}
        {since !== undefined && <Text as="p" size="16">{`Since ${formatDate(since)}`}</Text>}
        <Identity answer={answer} />
      </section>
    </div>
  )
}

/** Shown instead of a verdict without an answer or a connection. */
export function NoAnswer({ role, children }: { role: 'alert' | 'status'; children: string }) {
  return (
    <div role={role} className={result}>
      <Outcome sign="unknown" title="Can’t say" />
      <p className={notesStyle}>{children}</p>
    </div>
  )
}

/** "Can’t drive: locked" as a sign, a word and a line below it. */
function Outcome({ sign, title: text }: { sign?: Verdict['kind']; title: string }) {
  const [first = '', ...rest] = text.split(': ')
  return (
    <>
      {sign && <GateSign kind={sign} />}
      <Heading level={2} className={title}>
        <span className={word}>
          {first}
          {rest.length > 0 && <span className={joint}>:</span>}
        </span>{' '}
        {rest.length > 0 && <span className={reason}>{rest.join(': ')}</span>}
      </Heading>
    </>
  )
}

/** Silhouettes that every driver knows: no entry, ahead, and a ring with gaps. They differ without colour. */
const SIGNS: Record<Verdict['kind'], ReactNode> = {
  cannot: (
    <>
      <circle cx="64" cy="64" r="60" fill="none" stroke="currentColor" strokeWidth="7" />
      <rect x="19" y="50" width="90" height="28" rx="1.5" fill="currentColor" />
    </>
  ),
  can: (
    <>
      <rect x="5" y="5" width="118" height="118" rx="20" fill="none" stroke="currentColor" strokeWidth="7" />
      <path d="M64 22 102 63H77v44H51V63H26Z" fill="currentColor" />
    </>
  ),
  unknown: (
    <circle cx="64" cy="64" r="56" fill="none" stroke="currentColor" strokeWidth="13" strokeDasharray="43.65 15" />
  ),
}

/** The verdict as a traffic sign. Decoration: the words below it speak. */
function GateSign({ kind }: { kind: Verdict['kind'] }) {
  return (
    <svg
      viewBox="0 0 128 128"
      aria-hidden="true"
      focusable="false"
      className={kind === 'unknown' ? `${signStyle} ${dashedArm}` : signStyle}
    >
      {SIGNS[kind]}
    </svg>
  )
}

const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })

function Identity({ answer: { dtId, driver, checkedAt, clockError } }: { answer: GateAnswer }) {
  return (
    <div className={identity}>
      {driver && (
        <Line size="20" weight="semibold">
          <bdi>{driver.name}</bdi>
        </Line>
      )}
      <Line size="20" weight="semibold">
        <bdi dir="ltr">{formatDriverId(dtId)}</bdi>
      </Line>
      {driver && <Line className={whole}>{driver.organisationName}</Line>}
      <Line className={whole}>{`Checked at ${TIME.format(checkedAt)} on ${formatDate(checkedAt.toISOString())}`}</Line>
      {clockError !== undefined && <Line className={whole}>{clockText(clockError)}</Line>}
    </div>
  )
}

function Line(props: Pick<ComponentProps<typeof Text>, 'size' | 'weight' | 'className' | 'children'>) {
  return <Text as="p" tabular {...props} />
}
