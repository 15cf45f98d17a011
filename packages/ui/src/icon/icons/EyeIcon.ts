import { __iconData as drawing } from 'lucide-react/icons/eye'
import { icon } from '../icon.tsx'

export const EyeIcon = /* @__PURE__ */ icon(drawing)
