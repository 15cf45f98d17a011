/** The texts in a table of tables, each by its path, such as `text.muted`. */
export function leavesOf(branch: object, path = ''): [path: string, text: string][] {
  return Object.entries(branch).flatMap(([key, value]): [string, string][] => {
    const here = path ? `${path}.${key}` : key
    return typeof value === 'string' ? [[here, value]] : leavesOf(value, here)
  })
}
