import { __iconData as drawing } from 'lucide-react/icons/arrow-right'
import { icon } from '../icon.tsx'

export const ArrowRightIcon = /* @__PURE__ */ icon(drawing, { mirrors: true })
