import * as lucide from 'lucide'
import { drawIcon } from './drawIcon.ts'

export { EyeIcon, EyeOffIcon, type Icon, RefreshIcon } from './drawIcon.ts'
export { ToneShape } from './ToneShape.tsx'

export const AddIcon = /* @__PURE__ */ drawIcon(lucide.Plus)
export const ArrowDownIcon = /* @__PURE__ */ drawIcon(lucide.ArrowDown)
export const ArrowLeftIcon = /* @__PURE__ */ drawIcon(lucide.ArrowLeft, { mirrors: true })
export const ArrowRightIcon = /* @__PURE__ */ drawIcon(lucide.ArrowRight, { mirrors: true })
export const ArrowUpIcon = /* @__PURE__ */ drawIcon(lucide.ArrowUp)
export const BanIcon = /* @__PURE__ */ drawIcon(lucide.Ban)
export const BuildingIcon = /* @__PURE__ */ drawIcon(lucide.BuildingComplex)
export const CalendarIcon = /* @__PURE__ */ drawIcon(lucide.Calendar)
export const CarIcon = /* @__PURE__ */ drawIcon(lucide.CarFront)
export const CheckIcon = /* @__PURE__ */ drawIcon(lucide.Check)
export const ChevronDownIcon = /* @__PURE__ */ drawIcon(lucide.ChevronDown)
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon(lucide.ChevronLeft, { mirrors: true })
export const ChevronRightIcon = /* @__PURE__ */ drawIcon(lucide.ChevronRight, { mirrors: true })
export const ChevronUpIcon = /* @__PURE__ */ drawIcon(lucide.ChevronUp)
export const ChevronsUpDownIcon = /* @__PURE__ */ drawIcon(lucide.ChevronsUpDown)
export const CloseIcon = /* @__PURE__ */ drawIcon(lucide.X)
export const ColumnsIcon = /* @__PURE__ */ drawIcon(lucide.Columns3)
export const CommandIcon = /* @__PURE__ */ drawIcon(lucide.Command)
export const CopyIcon = /* @__PURE__ */ drawIcon(lucide.Copy)
export const DeleteIcon = /* @__PURE__ */ drawIcon(lucide.Trash)
export const DownloadIcon = /* @__PURE__ */ drawIcon(lucide.Download)
export const EditIcon = /* @__PURE__ */ drawIcon(lucide.Pencil)
/** A gate's barrier, closed. */
export const GateIcon = /* @__PURE__ */ drawIcon([
  ['path', { d: 'M5 21V6M2.5 21h5M5 9h16.5v4.5H5' }],
  ['path', { d: 'm10 13.5 2.5-4.5m3.5 4.5L18.5 9' }],
])
export const HistoryIcon = /* @__PURE__ */ drawIcon(lucide.RotateCcwClock)
export const LiveIcon = /* @__PURE__ */ drawIcon(lucide.Radio)
export const LockIcon = /* @__PURE__ */ drawIcon(lucide.Lock)
export const MailIcon = /* @__PURE__ */ drawIcon(lucide.Mail)
export const MenuIcon = /* @__PURE__ */ drawIcon(lucide.Menu)
export const MonitorIcon = /* @__PURE__ */ drawIcon(lucide.Monitor)
export const MoonIcon = /* @__PURE__ */ drawIcon(lucide.Moon)
export const MoreIcon = /* @__PURE__ */ drawIcon(lucide.Ellipsis)
export const PeopleIcon = /* @__PURE__ */ drawIcon(lucide.UsersRound)
export const PermissionIcon = /* @__PURE__ */ drawIcon(lucide.ShieldCheck)
export const PersonAddIcon = /* @__PURE__ */ drawIcon(lucide.UserRoundPlus)
export const PersonIcon = /* @__PURE__ */ drawIcon(lucide.UserRound)
export const PhoneIcon = /* @__PURE__ */ drawIcon(lucide.Phone)
export const PrintIcon = /* @__PURE__ */ drawIcon(lucide.Printer)
export const SearchIcon = /* @__PURE__ */ drawIcon(lucide.Search)
export const SendIcon = /* @__PURE__ */ drawIcon(lucide.Send, { mirrors: true })
export const SettingsIcon = /* @__PURE__ */ drawIcon(lucide.Settings)
export const SignOutIcon = /* @__PURE__ */ drawIcon(lucide.LogOut, { mirrors: true })
export const SunIcon = /* @__PURE__ */ drawIcon(lucide.Sun)
export const UndoIcon = /* @__PURE__ */ drawIcon(lucide.Undo2, { mirrors: true })
export const UploadIcon = /* @__PURE__ */ drawIcon(lucide.Upload)
