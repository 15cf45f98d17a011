import { __iconData as drawing } from 'lucide-react/icons/log-out'
import { icon } from '../icon.tsx'

export const SignOutIcon = /* @__PURE__ */ icon(drawing, { mirrors: true })
