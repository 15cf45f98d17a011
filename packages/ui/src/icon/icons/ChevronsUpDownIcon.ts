import { __iconData as drawing } from 'lucide-react/icons/chevrons-up-down'
import { icon } from '../icon.tsx'

export const ChevronsUpDownIcon = /* @__PURE__ */ icon(drawing)
