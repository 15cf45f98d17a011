export { App, type AppProps } from './App.tsx'
export { type Appearance, createAppearance, type ThemeChoice } from './host/appearance.ts'
export { createMemory, type Memory } from './host/createMemory.ts'
export { type PageTiming, pageTiming } from './load/createWait.ts'
