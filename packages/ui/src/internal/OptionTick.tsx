import { CheckIcon } from '../icon/icons/CheckIcon.ts'
import { optionTick } from './popup.css.ts'

/** Stands in every option of a list and is seen where base-ui marks that as selected or checked. */
export function OptionTick() {
  return (
    <span className={optionTick}>
      <CheckIcon />
    </span>
  )
}
