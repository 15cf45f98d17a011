import { __iconData as drawing } from 'lucide-react/icons/moon'
import { icon } from '../icon.tsx'

export const MoonIcon = /* @__PURE__ */ icon(drawing)
