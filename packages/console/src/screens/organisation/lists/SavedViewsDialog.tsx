import { holdsPersonalData, type SavedView, ViewName } from '@driver-trust/domain/list'
import { validator } from '@driver-trust/domain/struct'
import { Inline } from '@driver-trust/ui/inline'
import { Input } from '@driver-trust/ui/input'
import { Tag } from '@driver-trust/ui/tag'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { FormField } from '../../../form/FormField.tsx'
import { maxViews, type StoredView, storedView } from './readSavedViews.ts'

interface SavedViewsDialogProps {
  views: readonly StoredView[]
  current: SavedView['search']
  onSave: (view: StoredView) => void
  onRemove: (name: string) => void
  onClose: () => void
}

const validate = validator(ViewName)
const REMOVED = 'It holds a name or an e-mail, so it’s removed when you sign out.'
const FULL = `There is room for ${maxViews} views: remove one first.`

/** Saves the current list under a name, and removes saved views. */
export function SavedViewsDialog({ views, current, onSave, onRemove, onClose }: SavedViewsDialogProps) {
  const save = async ({ name }: ViewName) => {
    const wanted = name.trim()
    const isNew = views.every((view) => view.name !== wanted)
    if (isNew && views.length >= maxViews) return { name: FULL }
    onSave(storedView(wanted, current))
    onClose()
    return undefined
  }
  const isPersonal = holdsPersonalData(storedView('', current).address)
  return (
    <FormDialog<ViewName>
      title="Save this view"
      description={`Its filters and its order, under a name in this menu. ${isPersonal ? REMOVED : 'It stays on this device.'}`}
      size="sm"
      submitLabel="Save view"
      initialValues={{ name: '' }}
      validate={validate}
      onSubmit={save}
      onClose={onClose}
    >
      <FormField name="name" label="View name">
        {(control) => <Input {...control} autoComplete="off" />}
      </FormField>
      {views.length > 0 && (
        <Inline gap="2">
          {views.map((view) => (
            <Tag key={view.name} onRemove={() => onRemove(view.name)}>
              {view.name}
            </Tag>
          ))}
        </Inline>
      )}
    </FormDialog>
  )
}
