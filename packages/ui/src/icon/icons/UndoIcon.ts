import { __iconData as drawing } from 'lucide-react/icons/undo-2'
import { icon } from '../icon.tsx'

export const UndoIcon = /* @__PURE__ */ icon(drawing, { mirrors: true })
