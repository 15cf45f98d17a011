import { __iconData as drawing } from 'lucide-react/icons/eye-off'
import { icon } from '../icon.tsx'

export const EyeOffIcon = /* @__PURE__ */ icon(drawing)
