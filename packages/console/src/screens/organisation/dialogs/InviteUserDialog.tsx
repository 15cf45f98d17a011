import { openInvitationLike, useData } from '@driver-trust/domain/data'
import type { Client } from '@driver-trust/domain/http'
import { UserInvitation } from '@driver-trust/domain/invitation'
import { type OrganisationNode, organisationIn } from '@driver-trust/domain/organisation'
import type { UserWithOrganisation } from '@driver-trust/domain/people'
import { validator } from '@driver-trust/domain/struct'
import { toast } from '@driver-trust/ui/toast'
import { useField } from 'react-final-form'
import { useViewer } from '../../../account/useViewer.ts'
import { roleChoices } from '../../../actions/changeRole.tsx'
import { FormRadioGroup } from '../../../form/FormChoice.tsx'
import { FormDialog } from '../../../form/FormDialog.tsx'
import { TextField } from '../../../form/FormField.tsx'
import { FormOrganisation } from '../../../form/OrganisationInput.tsx'
import { useSubmit } from '../../../form/useSubmit.ts'

const validate = validator(UserInvitation)

/** Invites a user into this organisation, or another one in view. */
export function InviteUserDialog({ organisation, onClose }: { organisation: OrganisationNode; onClose: () => void }) {
  const submit = useSubmit()
  const { client } = useData()
  const invite = async (invitation: UserInvitation) => {
    const { organizationId } = invitation
    const email = invitation.email.trim()
    const addressee = { type: 'user', organizationId, email, phoneNumber: undefined } as const
    let refusal: string | undefined
    const errors = await submit(
      async (writes) => {
        refusal = await reasonNotTo(client, addressee)
        return refusal ? undefined : writes.inviteUser({ ...invitation, email })
      },
      {
        grant: 'inviteUsers',
        organisationId: organizationId,
        once: {
          call: 'inviteUser',
          key: `${organizationId}:${email}`,
          lookUp: async (lifetime) => (await openInvitationLike(client, addressee, lifetime)) !== undefined,
        },
      },
    )
    if (errors) return errors
    if (refusal) return { email: refusal }
    toast.success('Invitation has been sent.', { about: email })
    onClose()
    return undefined
  }
  return (
    <FormDialog<UserInvitation>
      title="Invite user"
      description={<WhereTo />}
      submitLabel="Send invitation"
      initialValues={{ email: '', role: 'user', organizationId: organisation.id }}
      draft={`invite-user:${organisation.id}`}
      validate={validate}
      onSubmit={invite}
      onClose={onClose}
    >
      <TextField name="email" label="E-mail" type="email" autoComplete="off" />
      <FormRadioGroup name="role" label="Role" options={roleChoices} />
      <FormOrganisation name="organizationId" label="Organisation" />
    </FormDialog>
  )
}

/** Why an invitation would be one too many; nothing if that can't be told, as the server decides anyway. */
async function reasonNotTo(client: Client, addressee: Parameters<typeof openInvitationLike>[1]) {
  const { organizationId: organization_id, email = '' } = addressee
  const isSame = ({ email: other, role, organizationId }: UserWithOrganisation) =>
    role !== 'driver' && organizationId === organization_id && other?.toLowerCase() === email.toLowerCase()
  const signal = AbortSignal.timeout(LONGEST_LOOK)
  const [open, users] = await Promise.allSettled([
    openInvitationLike(client, addressee, signal),
    client.listUsers({ organization_id, email, page: 1, page_size: 20 }, { signal }),
  ])
  if (open.status === 'fulfilled' && open.value?.organizationId === organization_id) return INVITED
  return users.status === 'fulfilled' && users.value.items.some(isSame) ? HERE : undefined
}

const LONGEST_LOOK = 3000

const INVITED = 'They have an open invitation already. You can send it again from the list “Invited”.'
const HERE = 'They already use the console for this organisation.'

/** What happens next, with the organisation that is chosen. */
function WhereTo() {
  const { tree } = useViewer()
  const { input } = useField<string>('organizationId', { subscription: { value: true } })
  return `We’ll e-mail them a link to join ${organisationIn(tree, input.value)?.name ?? 'the organisation'}.`
}
