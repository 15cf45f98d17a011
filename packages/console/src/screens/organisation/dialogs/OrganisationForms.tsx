import { useData, type Writes } from '@driver-trust/domain/data'
import {
  NewOrganisation,
  type OrganisationNode,
  type OrganisationTree,
  OrganisationUpdate,
} from '@driver-trust/domain/organisation'
import { grantScope, permissionKindOf } from '@driver-trust/domain/permission'
import { validator } from '@driver-trust/domain/struct'
import { toast } from '@driver-trust/ui/toast'
import { useField } from 'react-final-form'
import { disabledReasonOf, isShown, usePermissions } from '../../../account/usePermissions.ts'
import { useViewer } from '../../../account/useViewer.ts'
import { FormCheckbox } from '../../../form/FormChoice.tsx'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { FormOrganisation } from '../../../form/OrganisationInput.tsx'
import { useSubmit } from '../../../form/useSubmit.ts'
import { paths } from '../../../paths.ts'

const validateNew = validator(NewOrganisation)
const validateUpdate = validator(OrganisationUpdate)

/** The error of the name field when the name is taken. */
const nameTaken = { name: 'An organisation with this name already exists.' }

interface DialogProps {
  organisation: OrganisationNode
  onClose: () => void
}

/** Creates an organisation below this one, or below another one in view. */
export function NewOrganisationDialog({ organisation, onClose }: DialogProps) {
  const viewer = useViewer()
  const submit = useSubmit()
  const { client } = useData()
  const maySetSubcontractor = grantScope('setSubcontractor', permissionKindOf(viewer)) !== 'never'
  const create = async ({ subcontractor, subcontractorPersonalDataHidden, ...named }: NewOrganisation) => {
    const flags = subcontractor ? { subcontractor, subcontractorPersonalDataHidden } : {}
    let created: { id: string } | undefined
    const send = async (writes: Pick<Writes, 'createOrganisation'>) => {
      created = await writes.createOrganisation({ ...named, ...flags })
    }
    const errors = await submit(send, {
      grant: 'createSubOrganisation',
      organisationId: named.parentId ?? organisation.id,
      conflict: nameTaken,
      once: {
        call: 'createOrganisation',
        key: `${named.parentId ?? ''}:${named.name}`,
        lookUp: async (lifetime) => isIn(await client.organisationTree({}, { signal: lifetime }), named),
      },
    })
    if (errors) return errors
    toast.success('Organisation has been created.', {
      about: named.name,
      action: created && { label: `Open ${named.name}`, href: paths.organisation.href({ orgId: created.id }) },
    })
    onClose()
    return undefined
  }
  return (
    <FormDialog<NewOrganisation>
      title="New organisation"
      submitLabel="Create organisation"
      initialValues={{
        name: '',
        parentId: organisation.id,
        subcontractor: false,
        subcontractorPersonalDataHidden: false,
      }}
      validate={validateNew}
      onSubmit={create}
      onClose={onClose}
    >
      <TextField name="name" label="Organisation name" autoComplete="off" />
      <FormOrganisation name="parentId" label="Parent organisation" />
      {maySetSubcontractor && <SubcontractorFields />}
    </FormDialog>
  )
}

/** Whether the parent already has a sub-organisation with this name; the server doesn't allow two. */
function isIn(tree: OrganisationTree | null, { name, parentId }: Pick<NewOrganisation, 'name' | 'parentId'>): boolean {
  return Object.values(tree?.byId ?? {}).some(
    (each) => each.name === name && (parentId === undefined || each.parentId === parentId),
  )
}

function SubcontractorFields() {
  const { input } = useField<boolean>('subcontractor', { type: 'checkbox' })
  return (
    <>
      <FormCheckbox
        name="subcontractor"
        label="Subcontractor"
        hint="A separate company that drives for the parent organisation."
      />
      <FormCheckbox
        name="subcontractorPersonalDataHidden"
        label="Hide drivers' personal data"
        hint="Parent organisations can’t see drivers’ names or contact details. You can’t change this later."
        isDisabled={!input.checked}
      />
    </>
  )
}

export function EditOrganisationDialog({ organisation, onClose }: DialogProps) {
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
      validate={validateUpdate}
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
