import { __iconData as drawing } from 'lucide-react/icons/arrow-left'
import { icon } from '../icon.tsx'

export const ArrowLeftIcon = /* @__PURE__ */ icon(drawing, { mirrors: true })
