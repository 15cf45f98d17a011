import { expect, it } from 'vitest'
import { locked, reachable } from '../packages/lockfile.ts'
import { thirdPartyRows } from './thirdPartyRows.ts'

it('docs/third-party.md lists every production dependency of the console, with version and licence', () => {
  const found = [...reachable(['packages/console', 'packages/ui', 'packages/domain'])]
    .filter((path) => path.includes('node_modules/'))
    .map((path) => `${path.replace(/^.*node_modules\//, '')} ${locked(path).version} ${locked(path).license}`)
  const listed = thirdPartyRows().map(({ name, version, licence }) => `${name} ${version} ${licence}`)
  expect(found.length).toBeGreaterThan(20)
  expect(listed.toSorted()).toEqual([...new Set(found)].sort())
})

it('docs/third-party.md gives each package a reason and a licence that allows its use', () => {
  const allowed = ['MIT', 'ISC', 'OFL-1.1', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense', '0BSD']
  for (const { name, licence, reason } of thirdPartyRows()) {
    expect(reason.length, name).toBeGreaterThan(4)
    expect(allowed, name).toContain(licence)
  }
})
