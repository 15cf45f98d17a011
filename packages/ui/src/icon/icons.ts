import ArrowDownDrawing from 'lucide-react/icons/arrow-down'
import ArrowLeftDrawing from 'lucide-react/icons/arrow-left'
import ArrowRightDrawing from 'lucide-react/icons/arrow-right'
import ArrowUpDrawing from 'lucide-react/icons/arrow-up'
import BanDrawing from 'lucide-react/icons/ban'
import BuildingDrawing from 'lucide-react/icons/building-2'
import CalendarDrawing from 'lucide-react/icons/calendar'
import CarDrawing from 'lucide-react/icons/car-front'
import CheckDrawing from 'lucide-react/icons/check'
import ChevronDownDrawing from 'lucide-react/icons/chevron-down'
import ChevronLeftDrawing from 'lucide-react/icons/chevron-left'
import ChevronRightDrawing from 'lucide-react/icons/chevron-right'
import ChevronUpDrawing from 'lucide-react/icons/chevron-up'
import ChevronsUpDownDrawing from 'lucide-react/icons/chevrons-up-down'
import ClockDrawing from 'lucide-react/icons/clock'
import CommandDrawing from 'lucide-react/icons/command'
import CopyDrawing from 'lucide-react/icons/copy'
import DownloadDrawing from 'lucide-react/icons/download'
import MoreDrawing from 'lucide-react/icons/ellipsis'
import ExternalLinkDrawing from 'lucide-react/icons/external-link'
import EyeDrawing from 'lucide-react/icons/eye'
import EyeOffDrawing from 'lucide-react/icons/eye-off'
import FileDrawing from 'lucide-react/icons/file-text'
import HistoryDrawing from 'lucide-react/icons/history'
import InfoDrawing from 'lucide-react/icons/info'
import KeyDrawing from 'lucide-react/icons/key-round'
import FilterDrawing from 'lucide-react/icons/list-filter'
import LockDrawing from 'lucide-react/icons/lock'
import SignOutDrawing from 'lucide-react/icons/log-out'
import MailDrawing from 'lucide-react/icons/mail'
import MenuDrawing from 'lucide-react/icons/menu'
import HideDrawing from 'lucide-react/icons/minus'
import MonitorDrawing from 'lucide-react/icons/monitor'
import MoonDrawing from 'lucide-react/icons/moon'
import EditDrawing from 'lucide-react/icons/pencil'
import PhoneDrawing from 'lucide-react/icons/phone'
import AddDrawing from 'lucide-react/icons/plus'
import PrintDrawing from 'lucide-react/icons/printer'
import LiveDrawing from 'lucide-react/icons/radio'
import RefreshDrawing from 'lucide-react/icons/refresh-cw'
import SearchDrawing from 'lucide-react/icons/search'
import SendDrawing from 'lucide-react/icons/send'
import SettingsDrawing from 'lucide-react/icons/settings'
import PermissionDrawing from 'lucide-react/icons/shield-check'
import SunDrawing from 'lucide-react/icons/sun'
import DeleteDrawing from 'lucide-react/icons/trash-2'
import UndoDrawing from 'lucide-react/icons/undo-2'
import UploadDrawing from 'lucide-react/icons/upload'
import PersonDrawing from 'lucide-react/icons/user-round'
import PersonAddDrawing from 'lucide-react/icons/user-round-plus'
import PeopleDrawing from 'lucide-react/icons/users-round'
import OfflineDrawing from 'lucide-react/icons/wifi-off'
import CloseDrawing from 'lucide-react/icons/x'
import { icon } from './icon.tsx'

/** The icons of the product, by what they mean here; the drawings are Lucide's, one module each. */
export const AddIcon = /* @__PURE__ */ icon(AddDrawing)
export const ArrowDownIcon = /* @__PURE__ */ icon(ArrowDownDrawing)
export const ArrowLeftIcon = /* @__PURE__ */ icon(ArrowLeftDrawing, { mirrors: true })
export const ArrowRightIcon = /* @__PURE__ */ icon(ArrowRightDrawing, { mirrors: true })
export const ArrowUpIcon = /* @__PURE__ */ icon(ArrowUpDrawing)
export const BanIcon = /* @__PURE__ */ icon(BanDrawing)
export const BuildingIcon = /* @__PURE__ */ icon(BuildingDrawing)
export const CalendarIcon = /* @__PURE__ */ icon(CalendarDrawing)
export const CheckIcon = /* @__PURE__ */ icon(CheckDrawing)
export const ChevronDownIcon = /* @__PURE__ */ icon(ChevronDownDrawing)
export const ChevronLeftIcon = /* @__PURE__ */ icon(ChevronLeftDrawing, { mirrors: true })
export const ChevronRightIcon = /* @__PURE__ */ icon(ChevronRightDrawing, { mirrors: true })
export const ChevronUpIcon = /* @__PURE__ */ icon(ChevronUpDrawing)
export const ChevronsUpDownIcon = /* @__PURE__ */ icon(ChevronsUpDownDrawing)
export const ClockIcon = /* @__PURE__ */ icon(ClockDrawing)
export const CloseIcon = /* @__PURE__ */ icon(CloseDrawing)
export const CommandIcon = /* @__PURE__ */ icon(CommandDrawing)
export const CopyIcon = /* @__PURE__ */ icon(CopyDrawing)
export const DeleteIcon = /* @__PURE__ */ icon(DeleteDrawing)
export const DownloadIcon = /* @__PURE__ */ icon(DownloadDrawing)
export const EditIcon = /* @__PURE__ */ icon(EditDrawing)
export const ExternalLinkIcon = /* @__PURE__ */ icon(ExternalLinkDrawing, { mirrors: true })
export const EyeIcon = /* @__PURE__ */ icon(EyeDrawing)
export const EyeOffIcon = /* @__PURE__ */ icon(EyeOffDrawing)
export const FileIcon = /* @__PURE__ */ icon(FileDrawing)
export const FilterIcon = /* @__PURE__ */ icon(FilterDrawing)
export const HideIcon = /* @__PURE__ */ icon(HideDrawing)
export const InfoIcon = /* @__PURE__ */ icon(InfoDrawing)
export const KeyIcon = /* @__PURE__ */ icon(KeyDrawing)
export const LockIcon = /* @__PURE__ */ icon(LockDrawing)
export const MailIcon = /* @__PURE__ */ icon(MailDrawing)
export const MenuIcon = /* @__PURE__ */ icon(MenuDrawing)
export const MonitorIcon = /* @__PURE__ */ icon(MonitorDrawing)
export const MoonIcon = /* @__PURE__ */ icon(MoonDrawing)
export const MoreIcon = /* @__PURE__ */ icon(MoreDrawing)
export const OfflineIcon = /* @__PURE__ */ icon(OfflineDrawing)
export const PermissionIcon = /* @__PURE__ */ icon(PermissionDrawing)
export const PersonIcon = /* @__PURE__ */ icon(PersonDrawing)
export const PeopleIcon = /* @__PURE__ */ icon(PeopleDrawing)
export const PersonAddIcon = /* @__PURE__ */ icon(PersonAddDrawing)
export const PhoneIcon = /* @__PURE__ */ icon(PhoneDrawing)
export const PrintIcon = /* @__PURE__ */ icon(PrintDrawing)
export const RefreshIcon = /* @__PURE__ */ icon(RefreshDrawing)
export const SearchIcon = /* @__PURE__ */ icon(SearchDrawing)
export const SendIcon = /* @__PURE__ */ icon(SendDrawing, { mirrors: true })
export const SettingsIcon = /* @__PURE__ */ icon(SettingsDrawing)
export const SignOutIcon = /* @__PURE__ */ icon(SignOutDrawing, { mirrors: true })
export const SunIcon = /* @__PURE__ */ icon(SunDrawing)
export const UndoIcon = /* @__PURE__ */ icon(UndoDrawing, { mirrors: true })
export const UploadIcon = /* @__PURE__ */ icon(UploadDrawing)
export const CarIcon = /* @__PURE__ */ icon(CarDrawing)
export const HistoryIcon = /* @__PURE__ */ icon(HistoryDrawing)
export const LiveIcon = /* @__PURE__ */ icon(LiveDrawing)
