import { accountReads, reads, useRead, useWriteBatch } from '@driver-trust/domain/data'
import {
  type DeletionBlocker,
  deletionBlockerLabel,
  deletionBlockers,
  type OrganisationNode,
} from '@driver-trust/domain/organisation'
import { permissionsOf } from '@driver-trust/domain/permission'
import { Button } from '@driver-trust/ui/button'
import { ConfirmDialog } from '@driver-trust/ui/confirm-dialog'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { toast } from '@driver-trust/ui/toast'
import { Form } from 'react-final-form'
import { useLocation } from 'wouter'
import { disabledReasonOf } from '../../../account/usePermissions.ts'
import { useRefusal } from '../../../account/useRefusal.ts'
import { useViewer } from '../../../account/useViewer.ts'
import { paths } from '../../../paths.ts'

interface DeleteOrganisationDialogProps {
  organisation: OrganisationNode
  onClose: () => void
}

/** Lists what still blocks the deletion, with links; deletes only once all three counts are known to be zero. */
export function DeleteOrganisationDialog({ organisation, onClose }: DeleteOrganisationDialogProps) {
  const viewer = useViewer()
  const batch = useWriteBatch()
  const refusal = useRefusal()
  const tree = useRead(accountReads.organisationTree())
  const [, navigate] = useLocation()
  const counters = useRead(reads.counters(organisation.id))
  const { deleteOrganisation } = permissionsOf({ viewer, organisation, counters: counters.data })
  const remove = async () => {
    try {
      await batch(async (writes) => {
        await writes.deleteOrganisation({ organization_id: organisation.id })
        await tree.mutate() // first, as the parent's page asks for the drivers of every organisation in the tree
        navigate(paths.organisation.href({ orgId: organisation.parentId ?? viewer.tree.rootId }), { replace: true })
      })
      toast.success('Organisation has been deleted.')
    } catch (error) {
      const reason = await refusal(error, { grant: 'deleteOrganisation', organisationId: organisation.id })
      toast.error('Organisation could not be deleted. Please try again later.', reason)
      onClose()
    }
  }
  const text = counters.data && deleteOrganisation.allowed ? organisation.name : undefined
  return (
    <Form<{ typed?: string }> onSubmit={remove} validate={({ typed }) => typedErrors(typed, text)}>
      {({ handleSubmit, submitting, values, form }) => (
        <ConfirmDialog
          open
          onClose={onClose}
          onConfirm={() => void handleSubmit()}
          title={`Delete ${organisation.name}?`}
          confirmLabel="Delete organisation"
          tone="error"
          isBusy={submitting}
          typedText={text}
          typed={values.typed ?? ''}
          onTyped={(typed) => form.change('typed', typed)}
          disabledReason={disabledReasonOf(deleteOrganisation)}
        >
          <Stack gap="2">
            {text !== undefined && <p>It’s empty. Its settings and history will be deleted too.</p>}
            {counters.data && (
              <Blockers organisation={organisation} blockers={deletionBlockers(counters.data)} onFollow={onClose} />
            )}
            {!counters.data && counters.error && (
              <Text as="p" tone="error">
                We couldn’t load what’s in it.{' '}
                <Button size="sm" loading={counters.isValidating} onClick={() => void counters.mutate()}>
                  Try again
                </Button>
              </Text>
            )}
          </Stack>
        </ConfirmDialog>
      )}
    </Form>
  )
}

/** The typed text has to be the organisation's name; nothing matches until the name has loaded. */
function typedErrors(typed: string | undefined, name: string | undefined) {
  return name !== undefined && typed?.trim() === name.trim() ? {} : { typed: `Type ${name} to confirm` }
}

interface BlockersProps {
  organisation: OrganisationNode
  blockers: readonly DeletionBlocker[]
  onFollow: () => void
}

function Blockers({ organisation, blockers, onFollow }: BlockersProps) {
  if (blockers.length === 0) return null
  const places: Record<DeletionBlocker['what'], string> = {
    users: paths.organisation.href({ orgId: organisation.id }, { view: 'users', isOwnOnly: true }),
    drivers: paths.organisation.href({ orgId: organisation.id }, { isOwnOnly: true }),
    subOrganizations: paths.organisation.href({ orgId: organisation.childIds[0] ?? organisation.id }),
  }
  return (
    <>
      <p>You can delete it once it’s empty. It still has:</p>
      <ul style={{ margin: 0, paddingInlineStart: 20, lineHeight: '24px' }}>
        {blockers.map((blocker) => (
          <li key={blocker.what}>
            <TextLink href={places[blocker.what]} onClick={onFollow}>
              {deletionBlockerLabel(blocker)}
            </TextLink>
          </li>
        ))}
      </ul>
      {blockers.some(({ what }) => what === 'drivers') && <p>Banned drivers count too. Delete them first.</p>}
    </>
  )
}
