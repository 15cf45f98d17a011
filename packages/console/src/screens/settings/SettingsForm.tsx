import { useData } from '@driver-trust/domain/data'
import { isStatus } from '@driver-trust/domain/http'
import {
  type OrganisationNode,
  type Settings,
  type SettingsTexts,
  settingsErrors,
  settingsForm,
  settingsTexts,
  settingsUpdateOf,
} from '@driver-trust/domain/organisation'
import type { FormErrors } from '@driver-trust/domain/struct'
import { editedTexts } from '@driver-trust/domain/text'
import { InlineAlert } from '@driver-trust/ui/inline-alert'
import { toast } from '@driver-trust/ui/toast'
import { FORM_ERROR } from 'final-form'
import { type ReactNode, useMemo, useRef } from 'react'
import { type KnownValues, SaveForm } from '../../form/SaveForm.tsx'
import type { PhoneRule } from '../../form/usePhoneRule.ts'
import { UNSENT } from '../../form/useSendOnce.ts'
import { useSubmit } from '../../form/useSubmit.ts'

interface SettingsFormProps {
  label: string
  organisation: OrganisationNode
  settings: Settings | null
  rule: PhoneRule
  children: ReactNode
}

/** A form for all or some of an organisation's settings: sends what was edited, and creates the settings if there are none. */
export function SettingsForm({ label, organisation: { id }, settings, rule, children }: SettingsFormProps) {
  const submit = useSubmit()
  const wouldOverwrite = useOverwriteCheck(id)
  const texts = useMemo(() => settingsTexts(settings), [settings])
  const struct = useMemo(() => settingsForm(rule.phone), [rule])
  const validate = useMemo(() => (values: SettingsTexts) => settingsErrors(struct, texts, values), [struct, texts])
  const save = async (values: SettingsTexts, { latest, seen }: KnownValues<SettingsTexts>) => {
    const update = settingsUpdateOf(struct, latest, values)
    if (Object.keys(update).length === 0) return undefined
    const overwritten = await wouldOverwrite(seen, values, editedTexts(latest, values))
    if (overwritten) return overwritten
    const errors = await submit((writes) => writes.updateSettings({ id, ...update }), {
      grant: 'editSettings',
      organisationId: id,
    })
    if (!errors) toast.success('Settings have been saved.')
    return errors
  }
  return (
    <SaveForm
      label={label}
      draft={`settings of ${id}: ${label}`}
      initialValues={texts}
      validate={validate}
      onSubmit={save}
    >
      {settings === null && <InlineAlert role="note">No settings saved for this organisation yet.</InlineAlert>}
      {children}
    </SaveForm>
  )
}

/**
 * Refetches before saving, as another tab or user may have saved meanwhile. A field edited in both places gets an error that says so;
 * saving again overwrites it, unless it has changed once more.
 */
function useOverwriteCheck(id: string) {
  const { client, session, log } = useData()
  const warnedOf = useRef<Partial<SettingsTexts>>({})
  return async (
    seen: SettingsTexts,
    values: Partial<SettingsTexts>,
    edited: Partial<SettingsTexts>,
  ): Promise<FormErrors | undefined> => {
    let saved: SettingsTexts
    try {
      saved = settingsTexts(await client.settings({ id }, { signal: session.lifetime() }))
    } catch (error) {
      if (!isStatus(error, 404)) {
        log.error(error)
        return { [FORM_ERROR]: UNSENT }
      }
      saved = settingsTexts(null)
    }
    const names = (Object.keys(saved) as (keyof SettingsTexts)[]).filter((name) => {
      const isChanged = saved[name] !== seen[name] && saved[name] !== (values[name] ?? '')
      return isChanged && name in edited && saved[name] !== warnedOf.current[name]
    })
    if (names.length === 0) return undefined
    warnedOf.current = { ...warnedOf.current, ...Object.fromEntries(names.map((name) => [name, saved[name]])) }
    return Object.fromEntries(names.map((name) => [name, overwriteText(saved[name])]))
  }
}

function overwriteText(saved: string): string {
  const change = saved === '' ? 'Someone has cleared this' : `Someone has changed this to “${saved}”`
  return `${change} in the meantime. Save again to overwrite it.`
}
