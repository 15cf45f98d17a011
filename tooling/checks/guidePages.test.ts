import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { argTypesOf, defaultsOf } from '../../stories/ui/page/argTypesOf.ts'
import { codeOf } from '../../stories/ui/page/codeOf.ts'

const prop = { name: 'x', type: 'string', isRequired: false, description: '' }

describe('the code of a playground', () => {
  it('is what a developer would write', () => {
    expect(codeOf('Badge', { tone: 'success', plain: false, children: 'Verified' })).toBe(
      '<Badge tone="success">\n  Verified\n</Badge>',
    )
    expect(codeOf('Switch', { label: 'Live', disabled: true, hint: undefined })).toBe(
      '<Switch label="Live" disabled />',
    )
    expect(codeOf('Tag', { kind: 'a "quote"', onRemove: () => undefined })).toBe(
      '<Tag kind={"a \\"quote\\""} onRemove={() => …} />',
    )
    expect(codeOf('Select', { options: [{ value: 'HR', label: 'Croatia' }] })).toBe(
      "<Select options={[{ value: 'HR', label: 'Croatia' }]} />",
    )
  })

  it('breaks what is too long for a line', () => {
    const options = [
      { value: 'HR', label: 'Croatia' },
      { value: 'PL', label: 'Poland' },
    ]
    expect(codeOf('Select', { options, size: 'md' })).toBe(
      [
        '<Select',
        '  options={[',
        "    { value: 'HR', label: 'Croatia' },",
        "    { value: 'PL', label: 'Poland' },",
        '  ]}',
        '  size="md"',
        '/>',
      ].join('\n'),
    )
  })

  it('nests elements', () => {
    const child = createElement('b', null, 'Ana')
    expect(codeOf('Stack', { gap: '2', children: [child, child] })).toBe(
      '<Stack gap="2">\n  <b>\n    Ana\n  </b>\n  <b>\n    Ana\n  </b>\n</Stack>',
    )
  })
})

describe('the controls of a playground', () => {
  const controlOf = (given: Partial<typeof prop> & { options?: readonly string[] }, value?: unknown) =>
    argTypesOf([{ ...prop, ...given }], { x: value }).x

  it('fit the type', () => {
    expect(controlOf({ options: ['a', 'b'] })).toMatchObject({ options: ['a', 'b'], control: { type: 'inline-radio' } })
    expect(controlOf({ options: [...'abcdef'] })).toMatchObject({ control: { type: 'select' } })
    expect(controlOf({ type: 'boolean' })).toMatchObject({ control: { type: 'boolean' } })
    expect(controlOf({ type: 'ReactNode' })).toMatchObject({ control: { type: 'text' } })
    expect(controlOf({ type: 'readonly Crumb[]' }, [{ label: 'A' }])).toMatchObject({ control: { type: 'object' } })
  })

  it('are left out where a control would break the value', () => {
    expect(controlOf({ type: '() => void' })).toMatchObject({ control: false })
    expect(controlOf({ type: 'ReactNode' }, createElement('b'))).toMatchObject({ control: false })
    expect(controlOf({ type: 'readonly Item[]' }, [{ icon: createElement('b') }])).toMatchObject({ control: false })
    expect(argTypesOf([], { children: createElement('b') }).children).toMatchObject({ control: false })
  })

  it('name the values and the default', () => {
    const table = argTypesOf([{ ...prop, options: ['a', 'b'], default: "'a'", isRequired: true }], {}).x?.table
    expect(table).toEqual({ type: { summary: "'a' | 'b'" }, defaultValue: { summary: "'a'" } })
  })

  it('begin with the defaults', () => {
    const props = [
      { ...prop, name: 'size', options: ['sm', 'md'], default: "'md'" },
      { ...prop, name: 'loading', type: 'boolean' },
      { ...prop, name: 'wrap', type: 'boolean', default: 'true' },
      { ...prop, name: 'tone', options: ['accent', 'quiet'] },
    ]
    expect(defaultsOf(props)).toEqual({ size: 'md', loading: false, wrap: true })
  })
})
