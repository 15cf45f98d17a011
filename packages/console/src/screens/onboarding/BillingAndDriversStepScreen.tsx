import { organisationIn } from '@driver-trust/domain'
import { useSettings } from '@driver-trust/domain/data'
import { Loaded } from '../../load/Loaded.tsx'
import { Pending } from '../../load/Pending.tsx'
import { useOnboarding } from '../../onboarding/OnboardingContext.ts'
import { StepPage } from '../../onboarding/StepPage.tsx'
import { BillingAndDriversForm } from './BillingAndDriversForm.tsx'

/** /onboarding/billing-and-drivers: what the organisation pays, whom to write to, and the first drivers. */
export function BillingAndDriversStepScreen() {
  const { tree } = useOnboarding()
  const organisation = tree ? organisationIn(tree, tree.rootId) : undefined
  return (
    <StepPage step="billing-and-drivers" lead="You can change all of this later in the settings.">
      {organisation && <Inside id={organisation.id} mayInvite={organisation.isDriversInvitationAllowed} />}
    </StepPage>
  )
}

function Inside({ id, mayInvite }: { id: string; mayInvite: boolean }) {
  return (
    <Loaded of={useSettings(id)} pending={<Pending />}>
      {(settings) => <BillingAndDriversForm organisationId={id} settings={settings} mayInvite={mayInvite} />}
    </Loaded>
  )
}
