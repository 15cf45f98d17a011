import type { LucideIconData } from 'lucide-react/types'

/** What each module of `lucide-react/icons` exports beside its component, and does not declare; `paths` leads here. */
export declare const __iconData: LucideIconData
