import { __iconData as drawing } from 'lucide-react/icons/settings'
import { icon } from '../icon.tsx'

export const SettingsIcon = /* @__PURE__ */ icon(drawing)
