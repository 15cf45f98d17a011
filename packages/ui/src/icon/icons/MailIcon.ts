import { __iconData as drawing } from 'lucide-react/icons/mail'
import { icon } from '../icon.tsx'

export const MailIcon = /* @__PURE__ */ icon(drawing)
