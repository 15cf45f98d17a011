import { __iconData as drawing } from 'lucide-react/icons/trash'
import { icon } from '../icon.tsx'

export const DeleteIcon = /* @__PURE__ */ icon(drawing)
