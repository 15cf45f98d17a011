import { textRule } from '../struct/textRule.ts'
import { isTooLong } from './isTooLong.ts'
import { tooLongMessage } from './plainText.ts'

/** Says whether a text is an absolute address of the web, the only kind that may become a link (spec, section 3: tcUrl). */
export function isWebLink(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text)
}

/** A link to terms, or the empty text, which clears the field (spec, section 7: tcUrl, tcSubcontractorUrl). */
export const ClearableLink = textRule('link', (text) => {
  if (isTooLong(text)) return tooLongMessage
  return text === '' || isWebLink(text) ? undefined : 'Please provide a link that starts with https:// or http://.'
})
