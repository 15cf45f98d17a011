import { blankRow, type DraftRow } from '@driver-trust/domain/invitation'
import { Button } from '@driver-trust/ui/button'
import { FieldPair } from '@driver-trust/ui/form-layout'
import { AddIcon, DeleteIcon } from '@driver-trust/ui/icon'
import { Inline } from '@driver-trust/ui/inline'
import { Stack } from '@driver-trust/ui/stack'
import { useField, useForm } from 'react-final-form'
import { driver, remove } from './driverRows.css.ts'
import { TextField } from './FormField.tsx'
import { PhoneField } from './PhoneField.tsx'
import type { PhoneRule } from './usePhoneRule.ts'

/** Field groups for the drivers to invite, inside a form. */
export function DriverRows({ rule }: { rule: PhoneRule }) {
  const { change } = useForm()
  const { input } = useField<DraftRow[]>('drivers', { subscription: { value: true } })
  const rows = input.value || [blankRow]
  return (
    <Stack gap="4">
      {rows.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position alone, and its values live in the form
        <fieldset key={index} aria-label={`Driver ${index + 1}`} className={driver}>
          <FieldPair>
            <TextField name={`drivers[${index}].firstName`} label="First name" autoComplete="off" />
            <TextField name={`drivers[${index}].lastName`} label="Last name" autoComplete="off" />
          </FieldPair>
          <FieldPair>
            <PhoneField name={`drivers[${index}].phoneNumber`} label="Phone number" rule={rule} />
            <TextField
              name={`drivers[${index}].email`}
              label="E-mail"
              hint="Optional"
              type="email"
              autoComplete="off"
            />
          </FieldPair>
          <div className={remove}>
            <Button
              size="sm"
              variant="tertiary"
              iconStart={<DeleteIcon />}
              onClick={() => change('drivers', rows.length > 1 ? rows.filter((_each, at) => at !== index) : [blankRow])}
            >
              {`Remove driver ${index + 1}`}
            </Button>
          </div>
        </fieldset>
      ))}
      <Inline>
        <Button size="sm" iconStart={<AddIcon />} onClick={() => change('drivers', [...rows, blankRow])}>
          Add another driver
        </Button>
      </Inline>
    </Stack>
  )
}
