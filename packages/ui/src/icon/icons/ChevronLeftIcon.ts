import { __iconData as drawing } from 'lucide-react/icons/chevron-left'
import { icon } from '../icon.tsx'

export const ChevronLeftIcon = /* @__PURE__ */ icon(drawing, { mirrors: true })
