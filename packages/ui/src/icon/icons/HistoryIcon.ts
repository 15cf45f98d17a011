import drawing from 'lucide-react/icons/history'
import { icon } from '../icon.tsx'

export const HistoryIcon = /* @__PURE__ */ icon(drawing)
