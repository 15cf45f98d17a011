import { PageHead } from '@driver-trust/ui/app-shell'
import { PageHeader } from '@driver-trust/ui/page-header'
import { Text } from '@driver-trust/ui/text'

interface ScreenHeadProps {
  title: string
  /** Whose page it is. */
  about?: string
}

/** The title of a page, where every page begins: in the shell's bar, or above its content where there is no room. */
export function ScreenHead({ title, about }: ScreenHeadProps) {
  return (
    <PageHead>
      <PageHeader title={title} meta={about !== undefined && <Text tone="muted">{about}</Text>} />
    </PageHead>
  )
}
