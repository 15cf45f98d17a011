export type { Command, CommandGroup } from './Command.ts'
export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'
export { useCommandKey } from './useCommandKey.ts'
