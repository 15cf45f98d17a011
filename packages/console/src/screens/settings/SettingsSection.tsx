import type { Permission } from '@driver-trust/domain'
import { FormSection } from '@driver-trust/ui/form-layout'
import { Text } from '@driver-trust/ui/text'
import { type ReactNode, useId } from 'react'
import { disabledReasonOf } from '../../permission/disabledReasonOf.ts'

interface SettingsSectionProps {
  title: string
  /** Why these things are asked, in a sentence. */
  why: string
  /** Whether they may be changed. */
  permission: Permission
  /** The fields; whoever may only read them is given the id of the sentence that says why. */
  children: (lockedBy: string | undefined) => ReactNode
}

/** Settings that belong together, to change or only to read. */
export function SettingsSection({ title, why, permission, children }: SettingsSectionProps) {
  const id = useId()
  const refusal = disabledReasonOf(permission)
  const reason = refusal ? (
    <>
      {why} <Text id={id} weight="medium">{`Read only: ${refusal}`}</Text>
    </>
  ) : (
    why
  )
  return (
    <FormSection title={title} reason={reason}>
      {children(refusal === undefined ? undefined : id)}
    </FormSection>
  )
}
