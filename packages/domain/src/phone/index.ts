export { countryCodeOf } from './countryCodeOf.ts'
export { groupedPhone } from './groupedPhone.ts'
export { loadPhoneRules } from './loadPhoneRules.ts'
export { type PhoneRules, PlainPhone, phoneMessage, phoneNumber, phoneUncheckedMessage } from './phoneNumber.ts'
