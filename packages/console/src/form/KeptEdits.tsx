import { useData } from '@driver-trust/domain/data'
import { isFields } from '@driver-trust/domain/struct'
import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-final-form'
import { useViewer } from '../account/useViewer.ts'
import { useDraft } from '../host/useDraft.ts'

/**
 * Inside a form, after its fields: what was edited outlives the session and a reload of the tab. It is forgotten once it is saved or
 * discarded, and when the user leaves the form.
 */
export function KeptEdits({ name }: { name: string }) {
  const form = useForm()
  const { user } = useViewer()
  const { session } = useData()
  const [draft, keep] = useDraft(user.id, name)
  const restore = useEffectEvent(() => {
    const texts = Object.entries(isFields(draft) ? draft : {}).filter(([, text]) => typeof text === 'string')
    form.batch(() => {
      for (const [field, text] of texts) form.change(field, text)
    })
  })
  const keepEdits = useEffectEvent(keep)
  useEffect(() => {
    restore()
    const end = form.subscribe(
      ({ values, dirtyFields = {} }) => {
        if (!session.hasTokens()) return // its fields are leaving
        const edits = Object.entries(values).filter(([field]) => dirtyFields[field])
        keepEdits(edits.length > 0 ? Object.fromEntries(edits) : undefined)
      },
      { values: true, dirtyFields: true },
    )
    return () => {
      end()
      if (session.hasTokens()) keep(undefined)
    }
  }, [form, session, keep])
  return null
}
