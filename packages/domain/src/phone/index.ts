export { groupedPhone } from './groupedPhone.ts'
export { loadPhoneRules } from './loadPhoneRules.ts'
export {
  ClearableWirePhone,
  type PhoneCountry,
  type PhoneRules,
  PlainPhone,
  phoneMessage,
  phoneNumber,
  phoneUncheckedMessage,
  WirePhone,
} from './phoneNumber.ts'
