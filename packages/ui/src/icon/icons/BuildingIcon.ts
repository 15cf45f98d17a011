import { __iconData as drawing } from 'lucide-react/icons/building-complex'
import { icon } from '../icon.tsx'

export const BuildingIcon = /* @__PURE__ */ icon(drawing)
