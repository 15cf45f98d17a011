import { __iconData as drawing } from 'lucide-react/icons/radio'
import { icon } from '../icon.tsx'

export const LiveIcon = /* @__PURE__ */ icon(drawing)
