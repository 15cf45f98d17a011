import { type SubmitEvent, useEffect, useState } from 'react'

/**
 * Sends a form, then focuses the first control that the rules or the server refused. `setSent` is in the same update as the refusal, so the
 * error is rendered when the effect looks for it.
 */
export function useSendForm(): (event: SubmitEvent<HTMLFormElement>, handleSubmit: HandleSubmit) => void {
  const [sent, setSent] = useState<{ form: HTMLFormElement }>()
  useEffect(() => sent?.form.querySelector<HTMLElement>(REFUSED)?.focus(), [sent])
  return (event, handleSubmit) => {
    const form = event.currentTarget
    void Promise.resolve(handleSubmit(event)).then(() => setSent({ form }))
  }
}

/** Why a dialog can't be cancelled any more: what it sends can't be called back. */
export const BEING_SENT = 'This is being sent.'

type HandleSubmit = (event: SubmitEvent<HTMLFormElement>) => Promise<unknown> | undefined

/** Of a group of choices the first one, since the group itself can't be focused. */
const REFUSED = ':not(fieldset)[aria-invalid="true"], fieldset[aria-invalid="true"] input'
