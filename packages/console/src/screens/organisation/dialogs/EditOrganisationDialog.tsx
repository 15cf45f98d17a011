import { type OrganisationNode, OrganisationUpdate } from '@driver-trust/domain/organisation'
import { validator } from '@driver-trust/domain/struct'
import { toast } from '@driver-trust/ui/toast'
import { disabledReasonOf, isShown, usePermissions } from '../../../account/usePermissions.ts'
import { FormCheckbox } from '../../../form/FormChoice.tsx'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { useSubmit } from '../../../form/useSubmit.ts'
import { nameTaken } from './nameTaken.ts'

const validate = validator(OrganisationUpdate)

interface EditOrganisationDialogProps {
  organisation: OrganisationNode
  onClose: () => void
}

export function EditOrganisationDialog({ organisation, onClose }: EditOrganisationDialogProps) {
  const submit = useSubmit()
  const { id, name, subcontractor } = organisation
  const { setSubcontractor } = usePermissions()(id)
  const save = async (update: OrganisationUpdate) => {
    const errors = await submit((writes) => writes.updateOrganisation({ id, ...update }), {
      grant: 'renameOrganisation',
      organisationId: id,
      conflict: nameTaken,
    })
    if (errors) return errors
    toast.success('Organisation has been changed.')
    onClose()
    return undefined
  }
  return (
    <FormDialog<OrganisationUpdate>
      title="Edit organisation"
      submitLabel="Save changes"
      initialValues={{ name, subcontractor }}
      validate={validate}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField name="name" label="Organisation name" autoComplete="off" />
      {isShown(setSubcontractor) && (
        <FormCheckbox
          name="subcontractor"
          label="Subcontractor"
          hint={disabledReasonOf(setSubcontractor)}
          isDisabled={!setSubcontractor.allowed}
        />
      )}
    </FormDialog>
  )
}
