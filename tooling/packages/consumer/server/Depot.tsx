import { statusLabel } from '@driver-trust/domain/driver'
import { Badge } from '@driver-trust/ui/badge'
import { Button } from '@driver-trust/ui/button'
import { Card } from '@driver-trust/ui/card'
import { Combobox } from '@driver-trust/ui/combobox'
import { Heading } from '@driver-trust/ui/heading'
import { AddIcon } from '@driver-trust/ui/icon'
import { Mark } from '@driver-trust/ui/mark'
import { ProgressBar } from '@driver-trust/ui/progress-bar'
import { RadioGroup } from '@driver-trust/ui/radio-group'
import { Select } from '@driver-trust/ui/select'
import { Skeleton } from '@driver-trust/ui/skeleton'
import { Stack } from '@driver-trust/ui/stack'
import { Text } from '@driver-trust/ui/text'
import { Drivers } from './Drivers.tsx'

const cities = ['Zagreb', 'Split'].map((label) => ({ value: label.toLowerCase(), label }))

/** A server component: none of these needs a client module of this application, apart from what takes functions. */
export function Depot() {
  return (
    <Stack gap="4">
      <Mark label="Depot" />
      <Heading level={1} size="24">
        Depot
      </Heading>
      <Card>
        <Text as="p">
          Ana Horvat <Badge tone="success">{statusLabel('verified')}</Badge>
        </Text>
      </Card>
      <form>
        <Select aria-label="City" name="city" options={cities} defaultValue="zagreb" />
        <Combobox aria-label="Office" name="office" options={cities} defaultValue="split" />
        <RadioGroup label="Depot" name="depot" options={cities} defaultValue="split" />
      </form>
      <Button iconStart={<AddIcon />} disabledReason="Only admins can.">
        Invite
      </Button>
      <ProgressBar label="Verified" value={3} max={4} />
      <Skeleton />
      <Drivers />
    </Stack>
  )
}
