import { ViewName } from '@driver-trust/domain/list'
import { validator } from '@driver-trust/domain/struct'
import { Inline } from '@driver-trust/ui/inline'
import { Input } from '@driver-trust/ui/input'
import { Tag } from '@driver-trust/ui/tag'
import { FormDialog } from '../form/FormDialog.tsx'
import { FormField } from '../form/FormField.tsx'
import { MOST_VIEWS } from './savedViews.ts'

interface SavedViewsDialogProps {
  names: readonly string[]
  /** The current view filters by personal data. */
  isPersonal: boolean
  onSave: (name: string) => void
  onRemove: (name: string) => void
  onClose: () => void
}

const validate = validator(ViewName)
const REMOVED = 'This view filters by personal data, so we’ll remove it when you sign out.'

/** Saves the current list under a name, and removes saved views. */
export function SavedViewsDialog(props: SavedViewsDialogProps) {
  const { names, isPersonal, onSave, onRemove, onClose } = props
  const save = async ({ name }: ViewName) => {
    const wanted = name.trim()
    if (!names.includes(wanted) && names.length >= MOST_VIEWS)
      return { name: `You can save up to ${MOST_VIEWS} views. Remove one first.` }
    onSave(wanted)
    onClose()
    return undefined
  }
  return (
    <FormDialog<ViewName>
      title="Save this view"
      description={`Saves the current filters and order under a name you choose. ${isPersonal ? REMOVED : 'The view is kept on this device only.'}`}
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
      {names.length > 0 && (
        <Inline gap="2">
          {names.map((name) => (
            <Tag key={name} onRemove={() => onRemove(name)}>
              {name}
            </Tag>
          ))}
        </Inline>
      )}
    </FormDialog>
  )
}
