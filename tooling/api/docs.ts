import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { calls } from '@driver-trust/domain/http'
import { caddyfile, headersFile, nginxConf } from '../hosts/hostFiles.ts'
import { designTokens } from '../packages/designTokens.ts'
import { tokensPage } from '../packages/tokensPage.ts'
import { openApiOf } from './openApi.ts'
import { referenceOf } from './reference.ts'

const folder = join(import.meta.dirname, '../../docs')

interface Generated {
  path: string
  text: string
}

/** The documents generated from the table of calls. */
export function apiDocuments(): Generated[] {
  return [
    { path: join(folder, 'api/reference.md'), text: referenceOf(calls) },
    { path: join(folder, 'api/openapi.json'), text: `${JSON.stringify(openApiOf(calls), null, 2)}\n` },
  ]
}

export function generatedFiles(): Generated[] {
  return [
    ...apiDocuments(),
    { path: join(folder, 'tokens.md'), text: tokensPage() },
    ...(['light', 'dark'] as const).map((theme) => ({
      path: join(folder, `../packages/ui/tokens/${theme}.tokens.json`),
      text: designTokens(theme),
    })),
    { path: join(folder, 'host/nginx.conf'), text: nginxConf({}) },
    { path: join(folder, 'host/Caddyfile'), text: caddyfile({}) },
    { path: join(folder, '../packages/console/public/_headers'), text: headersFile({}) },
  ]
}

// `npm run docs`
if (import.meta.main) {
  for (const { path, text } of generatedFiles()) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    console.log(path)
  }
}
