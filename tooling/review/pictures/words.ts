import { modes } from '../../../.storybook/modes.ts'
import type { Shown } from '../../visual/report.ts'
import type { Group, Member } from './groups.ts'

/** "Organisation: Loading", or "Organisation: Loading (phone, new)". */
function memberWords({ story: { title, name }, picture }: Member, { mode, kind } = picture): string {
  const words = `${title.replace(/^(?:Screens|Components)\//, '').replaceAll('/', ', ')}: ${name}`
  const modeWords = mode === 'desktop-light' ? [] : [modes[mode]?.title.toLowerCase() ?? mode]
  const how = kind === 'changed' ? modeWords : [...modeWords, kind]
  return how.length > 0 ? `${words} (${how.join(', ')})` : words
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

/** The screenshots of all groups. */
export function picturesOf(groups: readonly Group[]): Shown[] {
  const names = numbered(groups)
  return groups.flatMap((group, index) =>
    group.members.flatMap((member) =>
      [member.picture, ...member.alsoIn].map((picture) => ({
        name: [names[index] ?? '', memberWords(member, picture)].map((part) => part.replaceAll('/', ', ')).join('/'),
        before: picture.before,
        after: picture.after,
      })),
    ),
  )
}
