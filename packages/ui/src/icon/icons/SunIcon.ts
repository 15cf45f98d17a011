import { __iconData as drawing } from 'lucide-react/icons/sun'
import { icon } from '../icon.tsx'

export const SunIcon = /* @__PURE__ */ icon(drawing)
