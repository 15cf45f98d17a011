import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server.edge'

export async function toHtml(rendered: ReadableStream): Promise<ReadableStream> {
  const page = await createFromReadableStream<ReactNode>(rendered)
  return renderToReadableStream(page, { bootstrapModules: [getClientEntryUrl()] })
}
