import { afterEach, describe, expect, it } from 'vitest'
import { reportOf } from './reportOf.ts'

const before = window.location.href

afterEach(() => history.replaceState(null, '', before))

const reportAt = (path: string) => {
  history.replaceState(null, '', path)
  return reportOf(new Error('500')).split('\n')[1]
}

describe('reportOf', () => {
  it('names the page without ids or e-mails', () => {
    const id = '00000000-0000-4000-8000-000000000001'
    expect(reportAt(`/organisation/${id}/driver/${id}`)).toBe('Page: /organisation/{id}/driver/{id}')
    expect(reportAt('/verify-email/ana%40example.com')).toBe('Page: /verify-email/{email}')
    expect(reportAt('/verify-email/ana@example.com/x')).toBe('Page: /verify-email/{email}/x')
  })

  // An earlier, quadratic regular expression took five seconds and copied the whole address.
  it('truncates a very long address', { timeout: 5000 }, () => {
    expect(reportAt(`/organisation/${'z'.repeat(60_000)}`)?.length).toBeLessThan(2100)
    expect(reportAt(`/${'z'.repeat(1000)}@${'z'.repeat(60_000)}`)).toBe('Page: /{email}')
  })
})
