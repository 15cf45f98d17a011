import drawing from 'lucide-react/icons/trash-2'
import { icon } from '../icon.tsx'

export const DeleteIcon = /* @__PURE__ */ icon(drawing)
