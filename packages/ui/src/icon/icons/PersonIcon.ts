import { __iconData as drawing } from 'lucide-react/icons/user-round'
import { icon } from '../icon.tsx'

export const PersonIcon = /* @__PURE__ */ icon(drawing)
