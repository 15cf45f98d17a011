import { __iconData as drawing } from 'lucide-react/icons/command'
import { icon } from '../icon.tsx'

export const CommandIcon = /* @__PURE__ */ icon(drawing)
