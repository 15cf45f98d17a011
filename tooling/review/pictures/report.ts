import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChangedPicture, contentOf } from './changedPictures.ts'
import type { Screen } from './screensOf.ts'

export interface ReportOptions {
  repository: string
  screens: readonly Screen[]
  /** The folder to write to. */
  out: string
  /** What was compared, in words. */
  title: string
  /** The address of a Storybook with these stories, if there is one. */
  storybook?: string | undefined
}

/** Writes a page with every changed picture: before, after and the difference, which the browser computes. */
export function writeReport({ repository, screens, out, title, storybook }: ReportOptions): void {
  for (const { path, before, after } of screens.flatMap(picturesOf)) {
    if (before) write(join(out, 'before', path), contentOf(repository, before))
    if (after) write(join(out, 'after', path), contentOf(repository, after))
  }
  write(join(out, 'index.html'), pageOf({ screens, title, storybook }))
}

function pageOf({ screens, title, storybook }: Omit<ReportOptions, 'repository' | 'out'>): string {
  const count = screens.flatMap(picturesOf).length
  const summary =
    count === 0
      ? 'No screenshot changed.'
      : `${plural(count, 'screenshot')} of ${plural(screens.length, 'screen')} changed. Nothing is left out because its baseline was updated.`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<p>${summary}</p>
<nav><ul>${screens.map(({ title: name }, index) => `<li><a href="#screen-${index}">${escaped(name)}</a>`).join('')}</ul></nav>
${screens.map((screen, index) => screenHtml(screen, index, storybook)).join('\n')}
</html>
`
}

function screenHtml({ title, states }: Screen, index: number, storybook: string | undefined): string {
  const parts = states.map(({ name, id, pictures }) => {
    const link = storybook && id ? ` <a href="${storybook}?path=/story/${id}" target="_top">Open the story</a>` : ''
    return `<h3>${escaped(name)}${link}</h3>\n${pictures.map(pictureHtml).join('\n')}`
  })
  return `<section id="screen-${index}"><h2>${escaped(title)}</h2>\n${parts.join('\n')}</section>`
}

function pictureHtml({ path, mode, kind, before, after }: ChangedPicture): string {
  const difference =
    before && after
      ? `<figure><div class="difference"><img loading="lazy" src="before/${path}" alt=""><img loading="lazy" src="after/${path}" alt="The difference"></div><figcaption>Difference</figcaption></figure>`
      : ''
  return `<article><h4>${mode}${kind === 'changed' ? '' : `, ${kind}`}</h4><div class="pictures">${[
    before ? figure('before', path) : '',
    after ? figure('after', path) : '',
    difference,
  ].join('')}</div></article>`
}

function figure(side: 'before' | 'after', path: string): string {
  const words = side === 'before' ? 'Before' : 'After'
  const file = `${side}/${path}`
  return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${words}"></a><figcaption>${words}</figcaption></figure>`
}

const STYLE = `
:root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif; }
body { margin: 24px; }
h2 { margin: 48px 0 0; border-bottom: 1px solid; }
h3 { margin: 24px 0 0; }
h3 a { font-weight: normal; font-size: 13px; margin-inline-start: 12px; }
h4 { margin: 12px 0 4px; font-weight: 500; }
.pictures { max-height: 85vh; overflow: auto; display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 12px; align-items: start; }
figure { margin: 0; }
img { display: block; max-width: 100%; border: 1px solid #8888; }
.difference { position: relative; isolation: isolate; background: black; filter: brightness(6); }
.difference img { border-color: transparent; }
.difference img + img { position: absolute; inset: 0; mix-blend-mode: difference; }
`

function picturesOf({ states }: Screen): ChangedPicture[] {
  return states.flatMap(({ pictures }) => pictures)
}

function write(file: string, content: string | Buffer) {
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, content)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

export function plural(count: number, noun: string): string {
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`
}
