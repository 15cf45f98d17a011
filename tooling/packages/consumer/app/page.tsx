// biome-ignore lint/style/noDefaultExport: Next's convention
export { Depot as default } from '../server/Depot.tsx'
