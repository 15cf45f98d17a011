/** The newest version of a changelog in the manner of "Keep a changelog"; 0.0.0 before the first. */
export function versionOf(changelog: string): string {
  return /^## v?(\d+\.\d+\.\d+(?:-[\w.]+)?)/m.exec(changelog)?.[1] ?? '0.0.0'
}
