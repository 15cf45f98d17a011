declare module 'virtual:review' {
  const review: {
    primitives: readonly import('../tooling/packages/primitives.ts').Primitive[]
    props: Readonly<Record<string, readonly import('../tooling/packages/propTables.ts').PropTable[]>>
    tokensOfPrimitives: Readonly<Record<string, readonly string[]>>
    usage: ReturnType<typeof import('../tooling/review/usage.ts').usage>
  }
  export default review
}
