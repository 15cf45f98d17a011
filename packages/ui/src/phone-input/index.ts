export type { PhoneCountry, PhoneFormat, PhoneReading } from './PhoneFormat.ts'
export { PhoneInput, type PhoneInputProps } from './PhoneInput.tsx'
