import { __iconData as drawing } from 'lucide-react/icons/car-front'
import { icon } from '../icon.tsx'

export const CarIcon = /* @__PURE__ */ icon(drawing)
