import { accountReads, reads, useData, useRead, useWriteBatch } from '@driver-trust/domain/data'
import { isStatus, mayHaveHappened } from '@driver-trust/domain/http'
import { type OrganisationNode, OrganisationSetUp, organisationIn } from '@driver-trust/domain/organisation'
import { parseAs, validator } from '@driver-trust/domain/struct'
import { FieldPair } from '@driver-trust/ui/form-layout'
import { LinkButton } from '@driver-trust/ui/link-button'
import { FORM_ERROR } from 'final-form'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useSettingUp } from '../../account/useAccount.ts'
import { useAdmittedAccount } from '../../account/useViewer.ts'
import { CardForm } from '../../form/CardForm.tsx'
import { FormDraft } from '../../form/FormDraft.tsx'
import { TextField } from '../../form/FormField.tsx'
import { NOT_FOUND, unsentText, useSendOnce } from '../../form/useSendOnce.ts'
import { useDraft } from '../../host/useDraft.ts'
import { Pending } from '../../load/Pending.tsx'
import { Loaded } from '../../page/Loaded.tsx'
import { paths } from '../../paths.ts'
import { StepPage } from './OnboardingArea.tsx'
import { textsOf } from './steps.ts'

const EMPTY = { name: '', country: '', city: '', street: '', vatNumber: '' }
const validate = validator(OrganisationSetUp)

/** /onboarding/organisation: creates an organisation, or edits the one just created. */
export function OrganisationStepScreen() {
  const onboarding = useAdmittedAccount()
  const [tree] = useState(onboarding.tree) // frozen: creating the organisation must not replace the form that does it
  return (
    <StepPage step="organisation" lead="Drivers see this name when you invite them.">
      {tree ? (
        <CreatedOrganisation id={tree.rootId} name={organisationIn(tree, tree.rootId)?.name ?? ''} />
      ) : (
        <OrganisationForm />
      )}
    </StepPage>
  )
}

function CreatedOrganisation({ id, name }: { id: string; name: string }) {
  return (
    <Loaded of={useRead(reads.settings(id))} pending={<Pending />}>
      {(settings) => <OrganisationForm saved={{ ...settings, id, name }} />}
    </Loaded>
  )
}

type Created = Pick<OrganisationNode, 'id' | 'name'>

function OrganisationForm({ saved }: { saved?: Created }) {
  const { user } = useAdmittedAccount()
  const [, navigate] = useLocation()
  const [draft, keepDraft] = useDraft(user.id, 'organisation')
  const createOnce = useCreateOrganisationOnce(saved)
  const save = async (values: typeof EMPTY) => {
    const { name, ...address } = parseAs('OrganisationSetUp', OrganisationSetUp, values)
    try {
      await createOnce(name, address)
    } catch (error) {
      if (isStatus(error, 409) && !error.call.endsWith('/settings'))
        return { name: 'An organisation with this name already exists.' }
      if (mayHaveHappened(error)) return { [FORM_ERROR]: unsentText(error) }
      throw error
    }
    keepDraft(undefined)
    navigate(paths.billingAndDriversStep.href())
    return undefined
  }
  return (
    <CardForm
      label="Your organisation"
      submitLabel="Continue"
      initialValues={textsOf(EMPTY, saved, draft)}
      validate={validate}
      onSubmit={save}
      beside={
        <LinkButton href={paths.profileStep.href()} size="lg">
          Back
        </LinkButton>
      }
    >
      <FormDraft keep={keepDraft} />
      <TextField name="name" label="Organisation name" autoComplete="organization" autoFocus />
      <FieldPair>
        <TextField name="country" label="Country" autoComplete="country-name" />
        <TextField name="city" label="City" autoComplete="address-level2" />
      </FieldPair>
      <FieldPair>
        <TextField name="street" label="Street" autoComplete="address-line1" />
        <TextField name="vatNumber" label="VAT number" autoComplete="off" />
      </FieldPair>
    </CardForm>
  )
}

/** Creates the organisation once, however often it is tried: retries repeat only the later calls. */
function useCreateOrganisationOnce(saved: Created | undefined) {
  const { user } = useAdmittedAccount()
  const { client } = useData()
  const batch = useWriteBatch()
  const sendOnce = useSendOnce()
  const [, keepProgress] = useSettingUp(user.id)
  const { mutate: readUser } = useRead(accountReads.identity())
  const { mutate: readTree } = useRead(accountReads.organisationTree())
  const created = useRef(saved)
  /** Looks for an organisation whose creation was never answered; if its name was corrected since, it is renamed below. */
  const lookUp = async () => {
    const tree = await client.organisationTree()
    const root = tree ? organisationIn(tree, tree.rootId) : undefined
    return root && root.ownerId === user.id ? root : NOT_FOUND
  }
  return (name: string, address: Omit<OrganisationSetUp, 'name'>) =>
    batch(async ({ createOrganisation, updateOrganisation, updateSettings }) => {
      if (!created.current) {
        keepProgress(true) // before the tree shows the organisation, or the guard would redirect its creator
        const sent = sendOnce(user.id, { key: 'found', send: () => createOrganisation({ name }), lookUp })
        const { id, name: createdName } = await sent.catch((error: unknown) => {
          if (!mayHaveHappened(error)) keepProgress(false)
          throw error
        })
        created.current = { id, name: createdName }
        await Promise.all([readUser(), readTree()]) // the next step opens once the organisation is known
      }
      const { id } = created.current
      if (created.current.name !== name) await updateOrganisation({ id, name, subcontractor: false })
      if (saved || Object.values(address).some((text) => text !== '')) await updateSettings({ id, ...address })
    })
}
