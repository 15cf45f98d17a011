import { vars } from '../theme/contract.css.ts'

/** The ground, text and edge of a message in each tone. */
export const tones = {
  neutral: tone(vars.tone.neutral),
  success: tone(vars.tone.success),
  warning: tone(vars.tone.warning),
  greyWarning: tone(vars.tone.greyWarning),
  error: tone(vars.tone.error),
}

function tone({ soft, text, line }: Record<'soft' | 'text' | 'line', string>) {
  return { background: soft, color: text, borderColor: line }
}
