import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-final-form'

/**
 * Inside a form: keeps its values as a draft as the user types and undoes. Within the event that changes them, which `FormSpy` doesn't: it
 * tells from an effect, so a press right after the last letter would find the draft without it.
 */
export function FormDraft<Values>({ keep }: { keep: (values: Values) => void }) {
  const form = useForm<Values>()
  const onChange = useEffectEvent(keep)
  useEffect(() => {
    let isBegun = false
    return form.subscribe(({ values, dirty }) => {
      isBegun ||= dirty === true
      if (isBegun) onChange(values)
    }, SUBSCRIPTION)
  }, [form])
  return null
}

const SUBSCRIPTION = { values: true, dirty: true } as const
