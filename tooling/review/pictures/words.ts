import { modes } from '../../../.storybook/modes.ts'
import type { Group, Member } from './groups.ts'

export function plural(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}

/** "Organisation: Loading". */
function titleOf({ story: { title, name } }: Member): string {
  return `${title.replace(/^(?:Screens|Components)\//, '').replaceAll('/', ', ')}: ${name}`
}

/** "Organisation: Loading (phone, new)". */
export function memberWords(member: Member, { mode, kind } = member.picture): string {
  const how = [mode === 'desktop-light' ? '' : modeWords(mode), kind === 'changed' ? '' : kind]
    .filter(Boolean)
    .join(', ')
  return how ? `${titleOf(member)} (${how})` : titleOf(member)
}

function modeWords(mode: string): string {
  return modes[mode]?.title.toLowerCase() ?? mode
}

/** "Organisation: Loading and 12 alike", or "… and 2 more" of pictures that are new or gone. */
function groupWords({ members: [first, ...others] }: Group): string {
  if (others.length === 0) return memberWords(first)
  return `${memberWords(first)} and ${others.length} ${first.picture.kind === 'changed' ? 'alike' : 'more'}`
}

/** "2. Organisation: Loading and 12 alike" for each group: the report and the comment number them alike. */
export function numbered(groups: readonly Group[]): string[] {
  const { length } = String(groups.length)
  return groups.map((group, index) => `${String(index + 1).padStart(length, '0')}. ${groupWords(group)}`)
}
