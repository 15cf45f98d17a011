import { __iconData as drawing } from 'lucide-react/icons/ban'
import { icon } from '../icon.tsx'

export const BanIcon = /* @__PURE__ */ icon(drawing)
