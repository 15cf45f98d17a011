import { __iconData as drawing } from 'lucide-react/icons/wifi-off'
import { icon } from '../icon.tsx'

export const OfflineIcon = /* @__PURE__ */ icon(drawing)
