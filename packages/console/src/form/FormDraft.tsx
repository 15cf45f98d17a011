import { useRef } from 'react'
import { FormSpy } from 'react-final-form'

/** Keeps what is typed in the form around it, as it is typed and as it is taken back. */
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
