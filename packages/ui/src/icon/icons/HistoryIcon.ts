import { __iconData as drawing } from 'lucide-react/icons/rotate-ccw-clock'
import { icon } from '../icon.tsx'

export const HistoryIcon = /* @__PURE__ */ icon(drawing)
