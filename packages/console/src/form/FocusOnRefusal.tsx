import { useEffect, useRef } from 'react'
import { focusFirstError } from './focusFirstError.ts'

/** In a form: leads to the first control that the server has refused, once the refusal is shown. */
export function FocusOnRefusal({ errors }: { errors: object | undefined }) {
  const anchor = useRef<HTMLElement>(null)
  useEffect(() => {
    const form = anchor.current?.closest('form')
    if (errors && form) focusFirstError(form)
  }, [errors])
  return <i hidden ref={anchor} />
}
