import { Heading } from '@driver-trust/ui/heading'
import { Stack } from '@driver-trust/ui/stack'
import { type Column, Table } from '@driver-trust/ui/table'
import { Text } from '@driver-trust/ui/text'
import type { Prop, PropTable } from '../../../tooling/packages/propTables.ts'
import { Wrapped } from '../../review/Wrapped.tsx'
import { typeIn } from './argTypesOf.ts'
import { withCode } from './Words.tsx'

const columns: readonly Column<Prop>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    cell: ({ name, isRequired }) => (
      <Text mono>
        {name}
        {isRequired && <Text tone="error">*</Text>}
      </Text>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    cell: (prop) => (
      <Wrapped>
        <Text mono>{typeIn(prop)}</Text>
      </Wrapped>
    ),
  },
  { id: 'default', header: 'Default', cell: (prop) => <Text mono>{prop.default ?? ''}</Text> },
  { id: 'description', header: 'What it does', cell: ({ description }) => <Wrapped>{withCode(description)}</Wrapped> },
]

/** The props of a part that comes with a primitive, such as FormSection with FormLayout, or the fields of a type. */
export function PropsTable({ table: { component, description, props, element } }: { table: PropTable }) {
  return (
    <Stack gap="2">
      <Heading level={3}>{component}</Heading>
      <Text as="p">{description}</Text>
      {props.length > 0 && (
        <Table caption={`Of ${component}`} columns={columns} rows={props} rowKey={({ name }) => name} />
      )}
      {element && (
        <Text as="p" tone="muted">
          It also takes the attributes of <code>{`<${element}>`}</code>.
        </Text>
      )}
    </Stack>
  )
}
