import { __iconData as drawing } from 'lucide-react/icons/chevron-right'
import { icon } from '../icon.tsx'

export const ChevronRightIcon = /* @__PURE__ */ icon(drawing, { mirrors: true })
