/** Who refers to which tokens, or to groups of them. */
export type References = readonly (readonly [user: string, paths: readonly string[]])[]

/** Who refers to a token, or to a group that it is in: code may choose among its tokens. */
export function usersOf(token: string, references: References): string[] {
  const users = references.filter(([, paths]) => paths.some((path) => `${token}.`.startsWith(`${path}.`)))
  return [...new Set(users.map(([user]) => user))].sort()
}
