export { Checkbox, type CheckboxProps } from './Checkbox.tsx'
export { CheckboxBox, type CheckboxBoxProps } from './CheckboxBox.tsx'
