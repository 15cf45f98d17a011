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
    const lifetime = session.lifetime()
    /** Its fields aren't leaving with the session, which another tab may have begun anew. */
    const isOurs = () => session.hasTokens() && !session.isOver(lifetime)
    restore()
    const end = form.subscribe(
      ({ values, dirtyFields = {} }) => {
        if (!isOurs()) return
        const edits = Object.entries(values).filter(([field]) => dirtyFields[field])
        keepEdits(edits.length > 0 ? Object.fromEntries(edits) : undefined)
      },
      { values: true, dirtyFields: true },
    )
    return () => {
      end()
      if (isOurs()) keep(undefined)
    }
  }, [form, session, keep])
  return null
}
