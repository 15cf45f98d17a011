import { __iconData as drawing } from 'lucide-react/icons/chevron-up'
import { icon } from '../icon.tsx'

export const ChevronUpIcon = /* @__PURE__ */ icon(drawing)
