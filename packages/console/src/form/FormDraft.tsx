import { useRef } from 'react'
import { FormSpy } from 'react-final-form'

/** Inside a form: keeps its values as a draft as the user types and undoes. */
export function FormDraft<Values>({ keep }: { keep: (values: Values) => void }) {
  const isBegun = useRef(false)
  return (
    <FormSpy<Values>
      subscription={SUBSCRIPTION}
      onChange={({ values, dirty }) => {
        isBegun.current ||= dirty === true
        if (isBegun.current) keep(values)
      }}
    />
  )
}

const SUBSCRIPTION = { values: true, dirty: true } as const
