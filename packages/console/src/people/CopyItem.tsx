import { copyText } from '@driver-trust/ui/copy-text'
import { CopyIcon } from '@driver-trust/ui/icon'
import { MenuItem } from '@driver-trust/ui/menu'
import { toast } from '@driver-trust/ui/toast'

/** Copies a text; `what` names it: "phone number". */
export function CopyItem({ what, text }: { what: string; text: string }) {
  const copy = async () => ((await copyText(text)) ? toast.success('Copied.') : toast.error('This couldn’t be copied.'))
  return (
    <MenuItem icon={<CopyIcon />} onSelect={() => void copy()}>
      {`Copy ${what}`}
    </MenuItem>
  )
}
