import { __iconData as drawing } from 'lucide-react/icons/printer'
import { icon } from '../icon.tsx'

export const PrintIcon = /* @__PURE__ */ icon(drawing)
