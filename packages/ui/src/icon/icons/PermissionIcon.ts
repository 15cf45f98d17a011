import { __iconData as drawing } from 'lucide-react/icons/shield-check'
import { icon } from '../icon.tsx'

export const PermissionIcon = /* @__PURE__ */ icon(drawing)
