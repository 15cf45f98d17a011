import { holdsPersonalData, type SavedView } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { Dialog } from '@driver-trust/ui/dialog'
import { Field } from '@driver-trust/ui/field'
import { Inline } from '@driver-trust/ui/inline'
import { Input } from '@driver-trust/ui/input'
import { Tag } from '@driver-trust/ui/tag'
import { useState } from 'react'
import { type KeptView, keptView, maxViews } from './readSavedViews.ts'

interface SavedViewsDialogProps {
  open: boolean
  views: readonly KeptView[]
  present: SavedView['search']
  onSave: (view: KeptView) => void
  onRemove: (name: string) => void
  onClose: () => void
}

const REMOVED = 'It holds a name or an e-mail, so it’s removed when you sign out.'

/** Gives the present list a name, and takes names away. */
export function SavedViewsDialog({ open, views, present, onSave, onRemove, onClose }: SavedViewsDialogProps) {
  const [name, setName] = useState('')
  const wanted = name.trim()
  const save = () => {
    onSave(keptView(wanted, present))
    setName('')
    onClose()
  }
  const isPersonal = holdsPersonalData(keptView('', present).address)
  const full = views.length >= maxViews ? `There is room for ${maxViews} views: remove one first.` : undefined
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Save this view"
      description={`Its filters and its order, under a name in this menu. ${isPersonal ? REMOVED : 'It stays on this device.'}`}
      size="sm"
      onSubmit={(event) => {
        event.preventDefault()
        if (wanted !== '' && full === undefined) save()
      }}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            disabledReason={full ?? (wanted === '' ? 'Give it a name.' : undefined)}
          >
            Save view
          </Button>
        </>
      }
    >
      <Field label="View name" dense>
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={40}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
      </Field>
      {views.length > 0 && (
        <Inline gap="2" style={{ marginBlockStart: 12 }}>
          {views.map((view) => (
            <Tag key={view.name} onRemove={() => onRemove(view.name)}>
              {view.name}
            </Tag>
          ))}
        </Inline>
      )}
    </Dialog>
  )
}
