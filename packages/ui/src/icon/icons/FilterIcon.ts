import { __iconData as drawing } from 'lucide-react/icons/list-filter'
import { icon } from '../icon.tsx'

export const FilterIcon = /* @__PURE__ */ icon(drawing)
