import { __iconData as drawing } from 'lucide-react/icons/arrow-up'
import { icon } from '../icon.tsx'

export const ArrowUpIcon = /* @__PURE__ */ icon(drawing)
