/** Something that waits for its turn, or has it. */
export interface Turn {
  /** `now` doesn't wait; `view` goes before `branch`. */
  urgency: 'now' | 'view' | 'branch'
  /** Set while it waits. */
  begin: (() => void) | undefined
}

export interface Turns {
  /** Resolves when the turn has come, to what ends it; rejects if the signal aborts before. */
  take: (turn: Turn, signal: AbortSignal) => Promise<() => void>
  /** To be called after a change of a turn's urgency. */
  sort: (turn: Turn) => void
  /** Begins whatever can. */
  advance: () => void
}

/** Lets at most `limit` turns run at a time, while the page is visible; those that are `now` don't count. */
export function createTurns(limit: number): Turns {
  const waiting = { view: new Set<Turn>(), branch: new Set<Turn>() }
  let running = 0
  const advance = () => {
    // A page that nobody sees loads nothing.
    while (running < limit && globalThis.document?.visibilityState !== 'hidden') {
      const [next] = waiting.view.size > 0 ? waiting.view : waiting.branch
      if (!next) return
      next.begin?.()
    }
  }
  const sort = (turn: Turn) => {
    waiting.view.delete(turn)
    waiting.branch.delete(turn)
    if (turn.begin === undefined) return
    if (turn.urgency === 'now') turn.begin()
    else waiting[turn.urgency].add(turn)
  }
  const take = (turn: Turn, signal: AbortSignal) =>
    new Promise<() => void>((resolve, reject) => {
      const leave = () => {
        turn.begin = undefined
        sort(turn)
        signal.removeEventListener('abort', fail)
      }
      const fail = () => {
        leave()
        reject(signal.reason)
      }
      if (signal.aborted) return fail()
      signal.addEventListener('abort', fail)
      turn.begin = () => {
        leave()
        if (turn.urgency === 'now') return resolve(() => {})
        running += 1
        resolve(() => {
          running -= 1
          advance()
        })
      }
      sort(turn)
      advance()
    })
  return { take, sort, advance }
}
