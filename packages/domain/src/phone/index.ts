export { groupedPhone } from './groupedPhone.ts'
export { loadPhoneRules } from './loadPhoneRules.ts'
export { phoneFormatOf } from './phoneFormatOf.ts'
export { type PhoneRules, PlainPhone, phoneMessage, phoneNumber, phoneUncheckedMessage } from './phoneNumber.ts'
