import { Button } from '@driver-trust/ui/button'
import type { BranchVerdicts } from './useBranchVerdicts.ts'

/** Starts the check, continues it or stops it; nothing once every document is known. */
export function CheckButton({ verdicts }: { verdicts: BranchVerdicts }) {
  const { check, figures } = verdicts
  if (check.state === 'running') {
    return (
      <Button size="sm" onClick={check.stop}>
        Stop
      </Button>
    )
  }
  if (!figures || figures.unchecked === 0) return null
  return (
    <Button size="sm" onClick={check.start}>
      {BEGIN[check.state]}
    </Button>
  )
}

const BEGIN = { idle: 'Check documents', stopped: 'Continue', failed: 'Continue', over: 'Check again' }
