import { personRoleLabel } from '@driver-trust/domain'
import { Button } from '@driver-trust/ui/button'
import { FormLayout, FormSection } from '@driver-trust/ui/form-layout'
import { SignOutIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { SegmentedControl } from '@driver-trust/ui/segmented-control'
import { themeOptions } from '../../appearance/themeOptions.tsx'
import { useAppearance } from '../../appearance/useAppearance.ts'
import { useSignOut } from '../../routing/useSignOut.ts'
import { useTitle } from '../../routing/useTitle.ts'
import { useViewer } from '../../routing/useViewer.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SettingsPage } from './SettingsPage.tsx'

/** /settings/my-account: who one is, how the console looks, and the way out. */
export function MyAccountScreen() {
  const { user, tree } = useViewer()
  const { theme, choose } = useAppearance()
  const signOut = useSignOut()
  useTitle('My account')
  return (
    <SettingsPage title="My account" description={`${user.email}, ${personRoleLabel(user, tree)}`}>
      <FormLayout>
        <ProfileForm />
        <PasswordForm />
        <FormSection title="Appearance" reason="On this device.">
          <Inline>
            <SegmentedControl label="Theme" options={themeOptions} value={theme} onChange={choose} />
          </Inline>
        </FormSection>
        <FormSection title="Session" reason="Signing out here signs out every tab.">
          <Inline>
            <Button iconStart={<SignOutIcon />} onClick={() => signOut()}>
              Sign out
            </Button>
          </Inline>
        </FormSection>
      </FormLayout>
    </SettingsPage>
  )
}
