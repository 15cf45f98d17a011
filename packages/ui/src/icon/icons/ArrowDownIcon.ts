import { __iconData as drawing } from 'lucide-react/icons/arrow-down'
import { icon } from '../icon.tsx'

export const ArrowDownIcon = /* @__PURE__ */ icon(drawing)
