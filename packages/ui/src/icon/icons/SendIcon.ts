import { __iconData as drawing } from 'lucide-react/icons/send'
import { icon } from '../icon.tsx'

export const SendIcon = /* @__PURE__ */ icon(drawing, { mirrors: true })
