import { describe, expect, it } from 'vitest'
import { loadPhoneRules } from '../phone/loadPhoneRules.ts'
import { phoneNumber } from '../phone/phoneNumber.ts'
import { blankRow, draftRowErrors, rowsToSend } from './draftRows.ts'

const ada = { firstName: ' Ada ', lastName: 'Lindqvist', phoneNumber: '0046 70 123 45 67', email: '' }
const nameless = { ...ada, firstName: '' }

const phone = phoneNumber(await loadPhoneRules())

describe('rows of drivers as they are typed', () => {
  it('are judged one by one, and blank ones not at all', () => {
    expect(draftRowErrors([ada, blankRow, nameless], phone)).toEqual([
      undefined,
      undefined,
      { firstName: 'Please enter first name.' },
    ])
  })

  it('are sent without blanks', () => {
    expect(rowsToSend([blankRow, ada], phone)).toEqual([
      { firstName: 'Ada', lastName: 'Lindqvist', phoneNumber: '+46701234567', email: undefined },
    ])
  })
})
