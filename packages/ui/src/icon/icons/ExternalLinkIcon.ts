import { __iconData as drawing } from 'lucide-react/icons/external-link'
import { icon } from '../icon.tsx'

export const ExternalLinkIcon = /* @__PURE__ */ icon(drawing, { mirrors: true })
