import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ChangedPicture, contentOf } from './changedPictures.ts'
import type { Region } from './differences.ts'
import type { Group, Member } from './groups.ts'
import type { TokenChange } from './tokenChanges.ts'
import { memberWords, modeWords, plural, tokenWords } from './words.ts'

export interface ReportOptions {
  repository: string
  groups: readonly Group[]
  tokens: readonly TokenChange[]
  /** The folder to write to. */
  out: string
  /** What was compared, in words. */
  title: string
  /** The address of a Storybook with these stories, if there is one. */
  storybook?: string | undefined
}

/** Writes a page with every changed picture, by group. */
export function writeReport({ repository, groups, tokens, out, title, storybook }: ReportOptions): void {
  const write = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(out, file)), { recursive: true })
    writeFileSync(join(out, file), content)
  }
  const pictures = groups.flatMap(({ members }) => members.flatMap(({ picture, alsoIn }) => [picture, ...alsoIn]))
  for (const { path, before, after } of new Set(pictures)) {
    if (before) write(`before/${path}`, contentOf(repository, before))
    if (after) write(`after/${path}`, contentOf(repository, after))
  }
  write('report.css', readFileSync(join(import.meta.dirname, 'report.css')))
  write('report.js', readFileSync(join(import.meta.dirname, 'report.js')))
  write('index.html', pageOf({ groups, tokens, title, storybook }))
}

function pageOf({ groups, tokens, title, storybook }: Omit<ReportOptions, 'repository' | 'out'>): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="report.css">
<script defer src="report.js"></script>
<h1>${escaped(title)}</h1>
<p>${groups.length === 0 ? 'No screenshot changed.' : `${plural(groups.length, 'decision')}. Next and previous: J and K.`}</p>
${tokens.length === 0 ? '' : `<ul>${tokens.map((token) => `<li>${escaped(tokenWords(token))}`).join('')}</ul>`}
${groups.map((group) => groupHtml(group, storybook)).join('\n')}
</html>
`
}

function groupHtml({ members }: Group, storybook: string | undefined): string {
  const [first, ...others] = members
  const isNew = first.picture.kind === 'new' // new pictures of a screen are alike in nothing
  const shown = isNew ? members : [first]
  const alike = isNew ? [] : others
  const areCrops =
    alike.length > 0 && first.regions.length > 0 && first.regions.length <= MOST_CROPS && first.regions.every(isSmall)
  const list = alike.map((member) => `<li>${link(member, storybook)} ${inModes(member)}`).join('')
  return `<section tabindex="-1">
${shown.map((member) => `<h2>${link(member, storybook)}</h2>${areCrops ? cropsHtml(member) : wholesHtml(member)}`).join('\n')}
${alike.length === 0 ? '' : `<details><summary>and ${alike.length} alike</summary><ul>${list}</ul></details>`}
</section>`
}

/** Of more or larger parts than these the whole picture says more. */
const MOST_CROPS = 3
const isSmall = ({ width, height }: Region) => width <= 600 && height <= 250

/** What changed, before and after at twice the size, with a little around. */
function cropsHtml({ picture: { path }, regions }: Member): string {
  const sides = ['before', 'after'].map(
    (side) =>
      `<figure><div class="crop"><img src="${side}/${path}" alt=""></div><figcaption>${side}</figcaption></figure>`,
  )
  return regions.map((region) => `<div class="sides" style="${placeOf(region)}">${sides.join('')}</div>`).join('')
}

/** The whole picture, and the story's other modes folded under it. */
function wholesHtml({ picture, regions, alsoIn }: Member): string {
  const marks = regions.map((region) => `<i style="${placeOf(region)}"></i>`).join('')
  const folded = alsoIn.map(
    (other) => `<details><summary>${modeWords(other.mode)}</summary>${wholeHtml(other, '')}</details>`,
  )
  return `${wholeHtml(picture, marks)}${folded.join('')}`
}

/** A slider between both, with marks around what changed, or the one that there is. */
function wholeHtml({ path, before, after }: ChangedPicture, marks: string): string {
  if (!(before && after)) return `<img loading="lazy" src="${after ? 'after' : 'before'}/${path}" alt="">`
  return `<label>Before <input type="range" value="50"> after</label>
<div class="whole"><img loading="lazy" src="before/${path}" alt="Before"><img loading="lazy" src="after/${path}" alt="After">${marks}</div>`
}

function placeOf({ x, y, width, height }: Region): string {
  return `--x: ${x}; --y: ${y}; --width: ${width}; --height: ${height}`
}

function link(member: Member, storybook: string | undefined): string {
  const { id } = member.story
  const words = escaped(memberWords(member))
  return storybook !== undefined && id ? `<a href="${storybook}?path=/story/${id}" target="_top">${words}</a>` : words
}

function inModes({ picture, alsoIn }: Member): string {
  const links = [picture, ...alsoIn].map(
    ({ mode, path, after }) => `<a href="${after ? 'after' : 'before'}/${path}">${modeWords(mode)}</a>`,
  )
  return `<small>${links.join(', ')}</small>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
