import { __iconData as drawing } from 'lucide-react/icons/ellipsis'
import { icon } from '../icon.tsx'

export const MoreIcon = /* @__PURE__ */ icon(drawing)
