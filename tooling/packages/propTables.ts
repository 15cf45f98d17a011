import { join } from 'node:path'
import type { Node } from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isBindingElement,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertySignatureDeclaration,
} from 'typescript/unstable/ast/is'
import {
  API,
  type Project,
  type Signature,
  SignatureKind,
  SymbolFlags,
  type Type,
  type Symbol as TypeSymbol,
} from 'typescript/unstable/sync'
import { type Primitive, root } from './primitives.ts'

export interface Prop {
  name: string
  /** As written in the code, without `undefined`. */
  type: string
  /** Its values, if they can be listed. */
  options?: readonly (string | number)[]
  /** As code. */
  default?: string
  isRequired: boolean
  description: string
}

export interface PropTable {
  /** The primitive, or a part or type of it with the same entry. */
  component: string
  /** Its fields are those of an object that a prop takes, such as a Table's `Column`. */
  isType?: true
  description: string
  props: readonly Prop[]
  /** The element whose own attributes it takes as well, such as `button`. */
  element?: string
}

/** Exported for another primitive, not for screens. */
const INTERNAL = ['SelectControl']

/**
 * Asks the compiler for the props of each primitive and its parts, by the primitive's name. Props that React declares
 * for every element aren't listed.
 */
export function propTables(list: readonly Primitive[]): Record<string, readonly PropTable[]> {
  const config = join(root, 'packages/ui/tsconfig.json')
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
    if (!project) throw new Error(`${config} is no project.`)
    return Object.fromEntries(list.map(({ name, file }) => [name, tablesOf(project, join(root, file))]))
  } finally {
    api.close()
  }
}

function tablesOf({ checker, program }: Project, file: string): PropTable[] {
  const source = program.getSourceFile(file)
  const module = source && checker.getSymbolAtLocation(source)
  if (!module) throw new Error(`${file} exports nothing.`)
  const exported = checker
    .getExportsOfModule(module)
    .filter(({ name }) => /^[A-Z]/.test(name) && !INTERNAL.includes(name))
  const components = exported.flatMap((component) => {
    const type = (component.flags & SymbolFlags.Value) === 0 ? undefined : checker.getTypeOfSymbol(component)
    const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : []
    return signature ? [tableOf({ checker, component, signature })] : []
  })
  const types = exported.flatMap((symbol) => {
    const declared = (symbol.flags & SymbolFlags.Alias) === 0 ? symbol : checker.getAliasedSymbol(symbol)
    if ((declared.flags & SymbolFlags.Interface) === 0 || declared.name.endsWith('Props')) return []
    const fields = propertiesOf(checker, checker.getDeclaredTypeOfSymbol(declared))
    const props = fields.map((each) => propOf(checker, each, new Map()))
    return [
      { component: symbol.name, isType: true as const, description: declared.getDocumentationComment(checker), props },
    ]
  })
  return [...components, ...types]
}

type Checker = Project['checker']

interface Component {
  checker: Checker
  component: TypeSymbol
  signature: Signature
}

function tableOf({ checker, component, signature }: Component): PropTable {
  const type = signature.getParameters().length > 0 ? checker.getParameterType(signature, 0) : undefined
  const all = type ? propertiesOf(checker, type) : []
  const defaults = defaultsOf(component)
  const props = all
    .filter((each) => each.symbol.declarations.some(({ path }) => path.includes('/packages/ui/src/')))
    .map((each) => propOf(checker, each, defaults))
  const element = elementOf(checker, all)
  return {
    component: component.name,
    description: component.getDocumentationComment(checker),
    props: props.sort((one, other) => Number(other.isRequired) - Number(one.isRequired)),
    ...(element && { element }),
  }
}

interface Property {
  symbol: TypeSymbol
  isRequired: boolean
}

/** Of a union, the properties of every member: `id`, `aria-label` and `aria-labelledby` are alternatives. */
function propertiesOf(checker: Checker, type: Type): Property[] {
  const members = (type.isUnionType() ? type.getTypes() : [type]).map((member) => checker.getPropertiesOfType(member))
  return [...Map.groupBy(members.flat(), ({ name }) => name).values()].flatMap((alternatives) => {
    const isRequired = alternatives.every(({ flags }) => (flags & SymbolFlags.Optional) === 0)
    const symbol = alternatives.find((each) => !isRuledOut(checker, each)) ?? alternatives[0]
    return symbol ? [{ symbol, isRequired }] : []
  })
}

/** As in `trigger?: undefined`, where another alternative has a trigger. */
function isRuledOut(checker: Checker, symbol: TypeSymbol): boolean {
  const type = checker.getTypeOfSymbol(symbol)
  return type === undefined || checker.typeToString(type) === 'undefined'
}

function propOf(checker: Checker, { symbol, isRequired }: Property, defaults: ReadonlyMap<string, string>): Prop {
  const type = checker.getTypeOfSymbol(symbol)
  const values = type ? valuesOf(type) : undefined
  const code = defaults.get(symbol.name)
  return {
    name: symbol.name,
    type: writtenType(symbol) ?? (type ? checker.typeToString(type).replace(' | undefined', '') : 'unknown'),
    ...(values && { options: values }),
    ...(code !== undefined && { default: code }),
    isRequired,
    description: symbol.getDocumentationComment(checker),
  }
}

/** The values of a union of literals; none for `boolean`, whose name says it. */
function valuesOf(type: Type): (string | number)[] | undefined {
  if (!type.isUnionType()) return undefined
  const members = type.getTypes().filter((each) => !each.isIntrinsicType())
  const values = members.flatMap((each) =>
    each.isStringLiteralType() || each.isNumberLiteralType() ? [each.value] : [],
  )
  return values.length > 1 && values.length === members.length ? values : undefined
}

function writtenType({ valueDeclaration }: TypeSymbol): string | undefined {
  const node = valueDeclaration?.resolve()
  if (!node || !isPropertySignatureDeclaration(node) || !node.type) return undefined
  const written = node.type
    .getText()
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| undefined$/, '')
  return /\w+\['/.test(written) ? undefined : written // the type of a recipe says nothing: its values do
}

/** The defaults that a component gives while it takes its props apart. */
function defaultsOf({ valueDeclaration }: TypeSymbol): ReadonlyMap<string, string> {
  const taken = functionIn(valueDeclaration?.resolve())?.parameters[0]?.name
  const elements = taken !== undefined && isObjectBindingPattern(taken) ? taken.elements.filter(isBindingElement) : []
  return new Map(
    elements.flatMap(({ name, propertyName, initializer }) =>
      initializer && name && isIdentifier(name)
        ? [[(propertyName ?? name).getText(), initializer.getText()] as const]
        : [],
    ),
  )
}

function functionIn(node: Node | undefined) {
  if (!node) return undefined
  return isFunctionDeclaration(node) || isArrowFunction(node) || isFunctionExpression(node) ? node : undefined
}

/** From the type of its event handlers. */
function elementOf(checker: Checker, properties: readonly Property[]): string | undefined {
  const handler = properties.find(({ symbol }) => symbol.name === 'onCopy')
  const type = handler && checker.getTypeOfSymbol(handler.symbol)
  if (!type) return undefined
  const [, element = 'SVG'] = /<HTML(\w*)Element>/.exec(checker.typeToString(type)) ?? []
  return ELEMENTS[element] ?? element.toLowerCase()
}

/** Elements whose interface has another name; the one without a name stands for any element. */
const ELEMENTS: Readonly<Record<string, string>> = {
  '': 'element',
  Anchor: 'a',
  DList: 'dl',
  Heading: 'h2',
  OList: 'ol',
  UList: 'ul',
}
