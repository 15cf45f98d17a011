import { afterEach, expect, it, vi } from 'vitest'
import { saveFile, saveRows } from './download.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('saveFile downloads the file under its name, and revokes its URL', () => {
  vi.useFakeTimers()
  const pressed: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(this.href, this.download)
  })
  const revoked = vi.spyOn(URL, 'revokeObjectURL')
  saveFile('drivers.csv', new Blob(['a,b']))
  expect(pressed).toEqual([expect.stringMatching(/^blob:/), 'drivers.csv'])
  expect(revoked).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(revoked.mock.calls).toEqual([[pressed[0]]])
})

it.each([
  ['de', '"a";"b"'],
  ['en-GB', '"a","b"'],
])('saveRows separates cells as spreadsheets in %s do', async (language, line) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const kept: unknown[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${kept.push(blob)}`)
  saveRows('drivers.csv', [['a', 'b']])
  expect(kept).toEqual([expect.any(Blob)])
  expect(await new Response(kept[0] as Blob).text()).toBe(`${line}\r\n`) // without its byte-order mark
})
