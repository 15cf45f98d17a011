import { Badge } from '@driver-trust/ui/badge'
import { Button } from '@driver-trust/ui/button'
import { Heading } from '@driver-trust/ui/heading'
import { AddIcon, MoreIcon } from '@driver-trust/ui/icon'
import { IconButton } from '@driver-trust/ui/icon-button'
import { Inline } from '@driver-trust/ui/inline'
import { Kbd } from '@driver-trust/ui/kbd'
import { LinkButton } from '@driver-trust/ui/link-button'
import { Lockup } from '@driver-trust/ui/mark'
import { MaskedValue } from '@driver-trust/ui/masked-value'
import { Tag } from '@driver-trust/ui/tag'
import { Text } from '@driver-trust/ui/text'
import { TextLink } from '@driver-trust/ui/text-link'
import { Truncate } from '@driver-trust/ui/truncate'
import type { TileProps } from './Tile.tsx'

const nothing = () => undefined

export const actionTiles: readonly TileProps[] = [
  {
    name: 'Button',
    sample: (
      <Inline>
        <Button variant="primary" iconStart={<AddIcon />}>
          Invite driver
        </Button>
        <Button>Discard</Button>
      </Inline>
    ),
  },
  { name: 'IconButton', sample: <IconButton variant="secondary" label="More" icon={<MoreIcon />} /> },
  { name: 'LinkButton', sample: <LinkButton href="#next">Next step</LinkButton> },
  { name: 'TextLink', sample: <TextLink href="#drivers">All drivers</TextLink> },
  {
    name: 'Heading',
    sample: (
      <Heading level={3} size="20">
        North Logistics
      </Heading>
    ),
  },
  { name: 'Text', sample: <Text>Nguyễn Thị Phương Thảo, Łukasz</Text> },
  {
    name: 'Badge',
    sample: (
      <Inline>
        <Badge tone="success">Verified</Badge>
        <Badge plain>Child</Badge>
      </Inline>
    ),
  },
  {
    name: 'Tag',
    sample: (
      <Tag kind="Status" onRemove={nothing}>
        Red
      </Tag>
    ),
  },
  { name: 'Kbd', sample: <Kbd>Ctrl K</Kbd> },
  { name: 'MaskedValue', sample: <MaskedValue /> },
  {
    name: 'Truncate',
    sample: (
      <Truncate dir="ltr" keepFrom="@">
        thao.nguyen.thi.phuong@a-long-name.example.com
      </Truncate>
    ),
  },
  { name: 'Mark', sample: <Lockup name="Driver Trust" /> },
]
