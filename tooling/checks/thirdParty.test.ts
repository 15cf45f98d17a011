import { expect, it } from 'vitest'
import { billOfMaterials } from '../release/billOfMaterials.ts'
import { thirdPartyRows } from './thirdPartyRows.ts'

it('docs/third-party.md lists every production dependency of the console, with version and licence', () => {
  const { components } = billOfMaterials({ name: 'console', version: '0.0.0', time: '2026-01-01T00:00:00Z' })
  const found = components.map(({ name, version, licenses }) => `${name} ${version} ${licenses[0]?.license.id}`)
  const listed = thirdPartyRows().map(({ name, version, licence }) => `${name} ${version} ${licence}`)
  expect(found.length).toBeGreaterThan(20)
  expect(listed.toSorted()).toEqual(found.toSorted())
})

it('docs/third-party.md gives each package a reason and a licence that allows its use', () => {
  const allowed = ['MIT', 'ISC', 'OFL-1.1', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense', '0BSD']
  for (const { name, licence, reason } of thirdPartyRows()) {
    expect(reason.length, name).toBeGreaterThan(4)
    expect(allowed, name).toContain(licence)
  }
})
