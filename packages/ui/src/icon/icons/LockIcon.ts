import { __iconData as drawing } from 'lucide-react/icons/lock'
import { icon } from '../icon.tsx'

export const LockIcon = /* @__PURE__ */ icon(drawing)
