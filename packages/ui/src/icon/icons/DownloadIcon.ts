import { __iconData as drawing } from 'lucide-react/icons/download'
import { icon } from '../icon.tsx'

export const DownloadIcon = /* @__PURE__ */ icon(drawing)
