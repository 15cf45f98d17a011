import { afterEach, expect, it, vi } from 'vitest'
import { saveFile } from './download.ts'

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
