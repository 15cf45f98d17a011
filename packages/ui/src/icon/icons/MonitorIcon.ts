import { __iconData as drawing } from 'lucide-react/icons/monitor'
import { icon } from '../icon.tsx'

export const MonitorIcon = /* @__PURE__ */ icon(drawing)
