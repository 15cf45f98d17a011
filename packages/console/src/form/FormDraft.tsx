import { FormSpy } from 'react-final-form'

/** Keeps what is typed in the form around it, as it is typed. */
export function FormDraft({ keep }: { keep: (values: unknown) => void }) {
  return <FormSpy subscription={SUBSCRIPTION} onChange={({ values, dirty }) => dirty && keep(values)} />
}

const SUBSCRIPTION = { values: true, dirty: true } as const
