import { __iconData as drawing } from 'lucide-react/icons/key-round'
import { icon } from '../icon.tsx'

export const KeyIcon = /* @__PURE__ */ icon(drawing)
