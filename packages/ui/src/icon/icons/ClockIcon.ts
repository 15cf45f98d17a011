import { __iconData as drawing } from 'lucide-react/icons/clock'
import { icon } from '../icon.tsx'

export const ClockIcon = /* @__PURE__ */ icon(drawing)
