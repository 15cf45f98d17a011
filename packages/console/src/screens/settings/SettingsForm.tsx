import {
  type OrganisationNode,
  type Settings,
  type SettingsTexts,
  settingsErrors,
  settingsForm,
  settingsTexts,
  settingsUpdateOf,
} from '@driver-trust/domain'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { toast } from '@driver-trust/ui/toast'
import { type ReactNode, useMemo } from 'react'
import { SaveForm } from '../../form/SaveForm.tsx'
import type { PhoneRule } from '../../form/usePhoneRule.ts'
import { useSubmit } from '../../form/useSubmit.ts'

interface SettingsFormProps {
  label: string
  organisation: OrganisationNode
  settings: Settings | null
  rule: PhoneRule
  children: ReactNode
}

/** The form of an organisation's settings, or of a part of them: it sends what was edited, and founds them where there are none. */
export function SettingsForm({ label, organisation: { id }, settings, rule, children }: SettingsFormProps) {
  const submit = useSubmit()
  const texts = useMemo(() => settingsTexts(settings), [settings])
  const struct = useMemo(() => settingsForm(rule.phone), [rule])
  const validate = useMemo(() => (values: SettingsTexts) => settingsErrors(struct, texts, values), [struct, texts])
  const save = async (values: SettingsTexts, before: SettingsTexts) => {
    const update = settingsUpdateOf(struct, before, values)
    if (Object.keys(update).length === 0) return undefined
    const errors = await submit((writes) => writes.updateSettings({ id, ...update }), {
      grant: 'editSettings',
      organisationId: id,
    })
    if (!errors) toast.success('Settings have been saved.')
    return errors
  }
  return (
    <SaveForm label={label} initialValues={texts} validate={validate} onSubmit={save}>
      {settings === null && <InlineAlert role="note">Nothing is saved for this organisation yet.</InlineAlert>}
      {children}
    </SaveForm>
  )
}
