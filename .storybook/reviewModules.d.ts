declare module 'virtual:review/primitives' {
  const primitives: readonly import('../tooling/review/primitives.ts').Primitive[]
  export default primitives
}

declare module 'virtual:review/props' {
  const props: Readonly<Record<string, readonly import('../tooling/review/propTables.ts').PropTable[]>>
  export default props
}

declare module 'virtual:review/tokens' {
  const tokens: {
    ofPrimitives: Readonly<Record<string, readonly string[]>>
    users: Readonly<Record<string, readonly string[]>>
  }
  export default tokens
}

declare module 'virtual:review/usage' {
  const usage: Readonly<Record<string, import('../tooling/review/usage.ts').Usage>>
  export default usage
}
