export {
  FieldPair,
  FormActions,
  FormLayout,
  type FormLayoutProps,
  FormSection,
  type FormSectionProps,
} from './FormLayout.tsx'
