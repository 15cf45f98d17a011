import { __iconData as drawing } from 'lucide-react/icons/refresh-cw'
import { icon } from '../icon.tsx'

export const RefreshIcon = /* @__PURE__ */ icon(drawing)
