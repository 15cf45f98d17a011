import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type Call, calls } from '@driver-trust/domain/http'
import { describe, expect, it } from 'vitest'
import { apiDocuments, generatedFiles } from './docs.ts'
import { EXAMPLES } from './examples.ts'
import type { JsonSchema } from './jsonSchema.ts'
import { documentedPath, openApiOf } from './openApi.ts'

const named = (files: ReturnType<typeof generatedFiles>) =>
  files.map(({ path, text }) => [basename(path), path, text] as const)
const files = named(apiDocuments())

describe('the generated documents', () => {
  it.each(named(generatedFiles()))('%s is current: if not, run npm run docs', (_, path, text) => {
    expect(readFileSync(path, 'utf8').replaceAll('\r\n', '\n')).toBe(text)
  })

  it.each(files)('%s names every call', (_name, _path, text) => {
    const missing = Object.entries(calls).filter(
      ([name, { path }]) => !text.includes(name) || !(text.includes(path) || text.includes(documentedPath(path))),
    )
    expect(missing).toEqual([])
  })

  it.each(files)('%s shows every way to get tokens with its fields', (_name, _path, text) => {
    for (const word of ['password', 'client_secret', 'refresh_token', 'phone_number', 'grant-type:challenge'])
      expect(text).toContain(word)
  })
})

interface Document {
  paths: Record<string, Record<string, { operationId: string; parameters?: { name: string; schema: JsonSchema }[] }>>
  components: { schemas: Record<string, JsonSchema> }
}

describe('the OpenAPI document', () => {
  const document = openApiOf(calls) as Document
  const { paths, components } = document
  const fieldsOf = (name: string) => components.schemas[name]?.properties ?? {}
  const peopleFields = fieldsOf('UserPage').items?.items?.properties ?? {}

  it('has each call once, and no two paths that differ only in the names of their parameters', () => {
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods))
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort())
    const shapes = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, '{}'))
    expect(new Set(shapes).size).toBe(shapes.length)
  })

  it('refers only to schemas that it contains', () => {
    const references = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name,
    )
    expect(references.length).toBeGreaterThan(10)
    expect(references.filter((name) => !components.schemas[name ?? ''])).toEqual([])
  })

  it('describes every field of an answer', () => {
    expect(JSON.stringify(components.schemas)).not.toMatch(/One of (?:two|several) shapes|own parser|:\{\}/)
  })

  it('lists the words of roles, statuses, plans and actions', () => {
    expect(fieldsOf('SignedInUser').role?.enum).toEqual(['user', 'admin', 'super_admin', 'driver'])
    expect(peopleFields.status?.enum).toContain('banned_inherited')
    expect(fieldsOf('Settings').pricingPlan?.enum).toEqual(['starter', 'plus', 'custom'])
    expect(components.schemas.ActivityLog?.items?.properties?.action?.enum).toContain('changed_status')
    expect(fieldsOf('InvitedDriver').status?.enum).toEqual(['pending', 'sent', 'accepted', 'skipped'])
  })

  it.each(Object.entries(EXAMPLES))('has an example of %s that the client accepts', (name, example) => {
    const [call] = Object.values<Call>(calls).filter(({ answer }) => answer.name === name)
    expect(JSON.stringify(call?.answer.parse(example))).toContain('2026-01-12T08:30:00Z')
  })

  it('gives dates their format', () => {
    expect(fieldsOf('SignedInUser').createdAt?.format).toBe('date-time')
    expect(peopleFields.verifiedAt?.format).toBe('date-time')
    expect(fieldsOf('Deadlines').deadlines?.properties?.passport?.format).toBe('date')
  })

  it('nests organisations, and tells invitations apart by their type', () => {
    expect(fieldsOf('OrganisationNode').children?.items?.$ref).toBe('#/components/schemas/OrganisationNode')
    expect(fieldsOf('InvitationPage').items?.items?.oneOf).toHaveLength(2)
    expect(fieldsOf('OrganisationUser').type).toEqual({ type: 'string', const: 'user' })
  })

  it('describes filters that take one value or several as lists', () => {
    const { parameters = [] } = paths['/api/v1/users']?.get ?? {}
    expect(parameters.find(({ name }) => name === 'organization_id')?.schema).toEqual({
      type: 'array',
      items: { type: 'string', format: 'uuid' },
    })
  })
})
