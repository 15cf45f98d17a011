import '@driver-trust/ui/styles.css'
import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc/server'
import { Page } from './Page.tsx'

declare global {
  interface ImportMeta {
    viteRsc: { loadModule: (environment: 'ssr', entry: 'index') => Promise<typeof import('./entry.ssr.tsx')> }
  }
}

/** Renders the page on the server: as HTML, or as what the browser hydrates it with. */
// biome-ignore lint/style/noDefaultExport: the plugin's convention
export default async function handle(request: Request): Promise<Response> {
  const rendered = renderToReadableStream(<Page />)
  if (request.url.endsWith('.rsc')) return new Response(rendered, { headers: { 'content-type': 'text/x-component' } })
  const { toHtml } = await import.meta.viteRsc.loadModule('ssr', 'index')
  return new Response(await toHtml(rendered), { headers: { 'content-type': 'text/html' } })
}
