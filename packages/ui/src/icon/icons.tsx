import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  Ban,
  BuildingComplex,
  Calendar,
  CarFront,
  Check,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronsUpDown,
  ChevronUp,
  Clock,
  Columns3,
  Command,
  Copy,
  Download,
  Ellipsis,
  ExternalLink,
  FileText,
  Info,
  KeyRound,
  ListFilter,
  Lock,
  LogOut,
  Mail,
  Menu,
  Minus,
  Monitor,
  Moon,
  Pencil,
  Phone,
  Plus,
  Printer,
  Radio,
  RotateCcwClock,
  Search,
  Send,
  Settings,
  ShieldCheck,
  Sun,
  Trash,
  Undo2,
  Upload,
  UserRound,
  UserRoundPlus,
  UsersRound,
  WifiOff,
  X,
} from 'lucide'
import { drawIcon } from './drawIcon.ts'

export { EyeIcon, EyeOffIcon, type Icon, type IconProps, RefreshIcon } from './drawIcon.ts'
export { ToneShape, type ToneShapeProps } from './ToneShape.tsx'

export const AddIcon = /* @__PURE__ */ drawIcon(Plus)
export const ArrowDownIcon = /* @__PURE__ */ drawIcon(ArrowDown)
export const ArrowLeftIcon = /* @__PURE__ */ drawIcon(ArrowLeft, { mirrors: true })
export const ArrowRightIcon = /* @__PURE__ */ drawIcon(ArrowRight, { mirrors: true })
export const ArrowUpIcon = /* @__PURE__ */ drawIcon(ArrowUp)
export const BanIcon = /* @__PURE__ */ drawIcon(Ban)
export const BuildingIcon = /* @__PURE__ */ drawIcon(BuildingComplex)
export const CalendarIcon = /* @__PURE__ */ drawIcon(Calendar)
export const CarIcon = /* @__PURE__ */ drawIcon(CarFront)
export const CheckIcon = /* @__PURE__ */ drawIcon(Check)
export const ChevronDownIcon = /* @__PURE__ */ drawIcon(ChevronDown)
export const ChevronLeftIcon = /* @__PURE__ */ drawIcon(ChevronLeft, { mirrors: true })
export const ChevronRightIcon = /* @__PURE__ */ drawIcon(ChevronRight, { mirrors: true })
export const ChevronUpIcon = /* @__PURE__ */ drawIcon(ChevronUp)
export const ChevronsUpDownIcon = /* @__PURE__ */ drawIcon(ChevronsUpDown)
export const ClockIcon = /* @__PURE__ */ drawIcon(Clock)
export const CloseIcon = /* @__PURE__ */ drawIcon(X)
export const ColumnsIcon = /* @__PURE__ */ drawIcon(Columns3)
export const CommandIcon = /* @__PURE__ */ drawIcon(Command)
export const CopyIcon = /* @__PURE__ */ drawIcon(Copy)
export const DeleteIcon = /* @__PURE__ */ drawIcon(Trash)
export const DownloadIcon = /* @__PURE__ */ drawIcon(Download)
export const EditIcon = /* @__PURE__ */ drawIcon(Pencil)
export const ExternalLinkIcon = /* @__PURE__ */ drawIcon(ExternalLink, { mirrors: true })
export const FileIcon = /* @__PURE__ */ drawIcon(FileText)
export const FilterIcon = /* @__PURE__ */ drawIcon(ListFilter)
/** A gate's barrier, closed. */
export const GateIcon = /* @__PURE__ */ drawIcon([
  ['path', { d: 'M5 21V6M2.5 21h5M5 9h16.5v4.5H5' }],
  ['path', { d: 'm10 13.5 2.5-4.5m3.5 4.5L18.5 9' }],
])
export const HideIcon = /* @__PURE__ */ drawIcon(Minus)
export const HistoryIcon = /* @__PURE__ */ drawIcon(RotateCcwClock)
export const InfoIcon = /* @__PURE__ */ drawIcon(Info)
export const KeyIcon = /* @__PURE__ */ drawIcon(KeyRound)
export const LiveIcon = /* @__PURE__ */ drawIcon(Radio)
export const LockIcon = /* @__PURE__ */ drawIcon(Lock)
export const MailIcon = /* @__PURE__ */ drawIcon(Mail)
export const MenuIcon = /* @__PURE__ */ drawIcon(Menu)
export const MonitorIcon = /* @__PURE__ */ drawIcon(Monitor)
export const MoonIcon = /* @__PURE__ */ drawIcon(Moon)
export const MoreIcon = /* @__PURE__ */ drawIcon(Ellipsis)
export const OfflineIcon = /* @__PURE__ */ drawIcon(WifiOff)
export const PeopleIcon = /* @__PURE__ */ drawIcon(UsersRound)
export const PermissionIcon = /* @__PURE__ */ drawIcon(ShieldCheck)
export const PersonAddIcon = /* @__PURE__ */ drawIcon(UserRoundPlus)
export const PersonIcon = /* @__PURE__ */ drawIcon(UserRound)
export const PhoneIcon = /* @__PURE__ */ drawIcon(Phone)
export const PrintIcon = /* @__PURE__ */ drawIcon(Printer)
export const SearchIcon = /* @__PURE__ */ drawIcon(Search)
export const SendIcon = /* @__PURE__ */ drawIcon(Send, { mirrors: true })
export const SettingsIcon = /* @__PURE__ */ drawIcon(Settings)
export const SignOutIcon = /* @__PURE__ */ drawIcon(LogOut, { mirrors: true })
export const SunIcon = /* @__PURE__ */ drawIcon(Sun)
export const UndoIcon = /* @__PURE__ */ drawIcon(Undo2, { mirrors: true })
export const UploadIcon = /* @__PURE__ */ drawIcon(Upload)
