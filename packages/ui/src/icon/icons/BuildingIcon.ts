import drawing from 'lucide-react/icons/building-2'
import { icon } from '../icon.tsx'

export const BuildingIcon = /* @__PURE__ */ icon(drawing)
