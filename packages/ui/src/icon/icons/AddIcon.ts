import { __iconData as drawing } from 'lucide-react/icons/plus'
import { icon } from '../icon.tsx'

export const AddIcon = /* @__PURE__ */ icon(drawing)
