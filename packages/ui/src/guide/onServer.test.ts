import { describe, expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { onServer } from './onServer.tsx'

const published = Object.entries(manifest.exports).filter(([entry]) => entry !== './guide')
const modules = import.meta.glob('../**/*.{ts,tsx}')

/** Styles that guides give to primitives: those are up to the caller. */
const GIVEN = [
  'font-size:15px;color:gray',
  'inline-size:120px;overflow:hidden',
  'inline-size:220px',
  'inline-size:40px',
  'margin-block-end:7px',
  'padding:16px',
  'transform:rotate(20deg);opacity:0.5',
]

describe('on a server', () => {
  it.each(published)('%s can be imported', async (_, file) => {
    expect(await modules[file.replace('./src', '..')]?.()).toBeDefined()
  })

  it.each(Object.entries(onServer()))('%s renders, without a style that a strict policy forbids', (_, html) => {
    const styled = [...html.matchAll(/<[^>]* style="([^"]*)"[^>]*>/g)]
    const ours = styled.filter(([tag, style = '']) => / class="| id="base-ui/.test(tag) && !GIVEN.includes(style))
    expect(ours.map(([tag]) => tag)).toEqual([])
  })
})
