import { __iconData as drawing } from 'lucide-react/icons/user-round-plus'
import { icon } from '../icon.tsx'

export const PersonAddIcon = /* @__PURE__ */ icon(drawing)
