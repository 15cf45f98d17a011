import { isValidElement } from 'react'
import type { Prop } from '../../../tooling/packages/propTables.ts'

/** More are a list to open. */
const MOST_AT_A_GLANCE = 5

/** Storybook's controls of a primitive, from its real props; what else it is given is React's own, such as `children` and `disabled`. */
export function argTypesOf(listed: readonly Prop[], args: Readonly<Record<string, unknown>>) {
  const others = Object.keys(args).filter((name) => !listed.some((prop) => prop.name === name))
  const props = [
    ...others.map((name): Prop => {
      const type = name === 'children' ? 'ReactNode' : typeof args[name]
      return { name, type, isRequired: false, description: '' }
    }),
    ...listed,
  ]
  return Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        name: prop.name,
        description: prop.description,
        type: { name: 'other' as const, value: prop.type, required: prop.isRequired },
        table: {
          type: { summary: typeIn(prop) },
          ...(prop.default && { defaultValue: { summary: prop.default } }),
        },
        ...controlOf(prop, args[prop.name]),
      },
    ]),
  )
}

/** What controls show at first: a prop's default, and no for a switch without one. */
export function defaultsOf(props: readonly Prop[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    props.flatMap(({ name, type, options, default: code }) => {
      const value = type === 'boolean' ? code === 'true' : options?.find((each) => code === `'${each}'`)
      return value === undefined ? [] : [[name, value]]
    }),
  )
}

/** The values, if they can be listed, as they are written in code. */
export function typeIn({ type, options }: Prop): string {
  return options ? options.map((each) => JSON.stringify(each).replaceAll('"', "'")).join(' | ') : type
}

function controlOf({ type, options }: Prop, value: unknown) {
  if (options) return { options, control: { type: options.length > MOST_AT_A_GLANCE ? 'select' : 'inline-radio' } }
  if (type === 'boolean') return { control: { type: 'boolean' } }
  if (type === 'number') return { control: { type: 'number' } }
  const isText = type === 'string' || (type.includes('ReactNode') && (value === undefined || typeof value === 'string'))
  if (isText) return { control: { type: 'text' } }
  const isData = Array.isArray(value) && !value.some((each) => isValidElement(each) || hasElements(each))
  return isData ? { control: { type: 'object' } } : { control: false as const }
}

function hasElements(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).some((each) => isValidElement(each) || typeof each === 'function')
  )
}
