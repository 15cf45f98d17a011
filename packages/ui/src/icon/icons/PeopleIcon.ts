import { __iconData as drawing } from 'lucide-react/icons/users-round'
import { icon } from '../icon.tsx'

export const PeopleIcon = /* @__PURE__ */ icon(drawing)
