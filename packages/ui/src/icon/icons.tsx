import type { LucideIcon } from 'lucide-react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Ban from 'lucide-react/icons/ban'
import BuildingComplex from 'lucide-react/icons/building-complex'
import Calendar from 'lucide-react/icons/calendar'
import CarFront from 'lucide-react/icons/car-front'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import Clock from 'lucide-react/icons/clock'
import Columns3 from 'lucide-react/icons/columns-3'
import Command from 'lucide-react/icons/command'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import FileText from 'lucide-react/icons/file-text'
import Info from 'lucide-react/icons/info'
import KeyRound from 'lucide-react/icons/key-round'
import ListFilter from 'lucide-react/icons/list-filter'
import Lock from 'lucide-react/icons/lock'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import Menu from 'lucide-react/icons/menu'
import Minus from 'lucide-react/icons/minus'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Pencil from 'lucide-react/icons/pencil'
import Phone from 'lucide-react/icons/phone'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import Radio from 'lucide-react/icons/radio'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import RotateCcwClock from 'lucide-react/icons/rotate-ccw-clock'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Sun from 'lucide-react/icons/sun'
import Trash from 'lucide-react/icons/trash'
import Undo2 from 'lucide-react/icons/undo-2'
import Upload from 'lucide-react/icons/upload'
import UserRound from 'lucide-react/icons/user-round'
import UserRoundPlus from 'lucide-react/icons/user-round-plus'
import UsersRound from 'lucide-react/icons/users-round'
import WifiOff from 'lucide-react/icons/wifi-off'
import X from 'lucide-react/icons/x'
import type { ComponentType, SVGProps } from 'react'
import { cx } from '../internal/cx.ts'
import { mirrored, sizes } from './icon.css.ts'

export { ToneShape, type ToneShapeProps } from './ToneShape.tsx'

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /** Pixels at the default font size. */
  size?: '12' | '16' | '20' | '24' | undefined
  /** Only for an icon that stands alone; beside a word an icon is decoration. */
  label?: string | undefined
}

export type Icon = ComponentType<IconProps>

export const AddIcon = /* @__PURE__ */ icon(Plus)
export const ArrowDownIcon = /* @__PURE__ */ icon(ArrowDown)
export const ArrowLeftIcon = /* @__PURE__ */ icon(ArrowLeft, { mirrors: true })
export const ArrowRightIcon = /* @__PURE__ */ icon(ArrowRight, { mirrors: true })
export const ArrowUpIcon = /* @__PURE__ */ icon(ArrowUp)
export const BanIcon = /* @__PURE__ */ icon(Ban)
export const BuildingIcon = /* @__PURE__ */ icon(BuildingComplex)
export const CalendarIcon = /* @__PURE__ */ icon(Calendar)
export const CarIcon = /* @__PURE__ */ icon(CarFront)
export const CheckIcon = /* @__PURE__ */ icon(Check)
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDown)
export const ChevronLeftIcon = /* @__PURE__ */ icon(ChevronLeft, { mirrors: true })
export const ChevronRightIcon = /* @__PURE__ */ icon(ChevronRight, { mirrors: true })
export const ChevronUpIcon = /* @__PURE__ */ icon(ChevronUp)
export const ChevronsUpDownIcon = /* @__PURE__ */ icon(ChevronsUpDown)
export const ClockIcon = /* @__PURE__ */ icon(Clock)
export const CloseIcon = /* @__PURE__ */ icon(X)
export const ColumnsIcon = /* @__PURE__ */ icon(Columns3)
export const CommandIcon = /* @__PURE__ */ icon(Command)
export const CopyIcon = /* @__PURE__ */ icon(Copy)
export const DeleteIcon = /* @__PURE__ */ icon(Trash)
export const DownloadIcon = /* @__PURE__ */ icon(Download)
export const EditIcon = /* @__PURE__ */ icon(Pencil)
export const ExternalLinkIcon = /* @__PURE__ */ icon(ExternalLink, { mirrors: true })
export const EyeIcon = /* @__PURE__ */ icon(Eye)
export const EyeOffIcon = /* @__PURE__ */ icon(EyeOff)
export const FileIcon = /* @__PURE__ */ icon(FileText)
export const FilterIcon = /* @__PURE__ */ icon(ListFilter)
export const HideIcon = /* @__PURE__ */ icon(Minus)
export const HistoryIcon = /* @__PURE__ */ icon(RotateCcwClock)
export const InfoIcon = /* @__PURE__ */ icon(Info)
export const KeyIcon = /* @__PURE__ */ icon(KeyRound)
export const LiveIcon = /* @__PURE__ */ icon(Radio)
export const LockIcon = /* @__PURE__ */ icon(Lock)
export const MailIcon = /* @__PURE__ */ icon(Mail)
export const MenuIcon = /* @__PURE__ */ icon(Menu)
export const MonitorIcon = /* @__PURE__ */ icon(Monitor)
export const MoonIcon = /* @__PURE__ */ icon(Moon)
export const MoreIcon = /* @__PURE__ */ icon(Ellipsis)
export const OfflineIcon = /* @__PURE__ */ icon(WifiOff)
export const PeopleIcon = /* @__PURE__ */ icon(UsersRound)
export const PermissionIcon = /* @__PURE__ */ icon(ShieldCheck)
export const PersonAddIcon = /* @__PURE__ */ icon(UserRoundPlus)
export const PersonIcon = /* @__PURE__ */ icon(UserRound)
export const PhoneIcon = /* @__PURE__ */ icon(Phone)
export const PrintIcon = /* @__PURE__ */ icon(Printer)
export const RefreshIcon = /* @__PURE__ */ icon(RefreshCw)
export const SearchIcon = /* @__PURE__ */ icon(Search)
export const SendIcon = /* @__PURE__ */ icon(Send, { mirrors: true })
export const SettingsIcon = /* @__PURE__ */ icon(Settings)
export const SignOutIcon = /* @__PURE__ */ icon(LogOut, { mirrors: true })
export const SunIcon = /* @__PURE__ */ icon(Sun)
export const UndoIcon = /* @__PURE__ */ icon(Undo2, { mirrors: true })
export const UploadIcon = /* @__PURE__ */ icon(Upload)

/** Gives a Lucide drawing our sizes and stroke; `mirrors` flips it in right-to-left text. */
function icon(Drawing: LucideIcon, { mirrors = false } = {}): Icon {
  return function DrawnIcon({ size = '16', label, className, ...rest }) {
    const name =
      label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
    return (
      <Drawing
        strokeWidth={1.75}
        {...name}
        {...rest}
        focusable="false"
        className={cx(sizes[size], mirrors && mirrored, className)}
      />
    )
  }
}
