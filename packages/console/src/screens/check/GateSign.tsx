import type { Verdict } from '@driver-trust/domain/driver'
import type { ReactNode } from 'react'
import { dashedArm, sign } from './gateCheck.css.ts'

export type GateSignKind = Verdict['kind']

/** Silhouettes that every driver knows: no entry, ahead, and a ring with gaps. They differ without colour. */
const SIGNS: Record<GateSignKind, ReactNode> = {
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
export function GateSign({ kind }: { kind: GateSignKind }) {
  return (
    <svg
      viewBox="0 0 128 128"
      aria-hidden="true"
      focusable="false"
      className={kind === 'unknown' ? `${sign} ${dashedArm}` : sign}
    >
      {SIGNS[kind]}
    </svg>
  )
}
