import { __iconData as drawing } from 'lucide-react/icons/minus'
import { icon } from '../icon.tsx'

export const HideIcon = /* @__PURE__ */ icon(drawing)
