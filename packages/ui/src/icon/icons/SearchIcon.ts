import { __iconData as drawing } from 'lucide-react/icons/search'
import { icon } from '../icon.tsx'

export const SearchIcon = /* @__PURE__ */ icon(drawing)
