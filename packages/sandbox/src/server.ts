import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createSandbox } from './createSandbox.ts'
import { isWorldName, type WorldName, worldPlans } from './make/makeWorld.ts'
import { DEMO_PASSWORD, personas } from './personas.ts'
import { createServerApp, type Folders } from './server/createServerApp.ts'
import { endWithParent, LOOPBACK, listen } from './server/listen.ts'

const DEFAULT_PORT = 4173
const root = join(import.meta.dirname, '../../..')

try {
  const sandbox = createSandbox({ newId: randomUUID, world: wantedWorld(process.env.WORLD || 'fleet') })
  const folders = process.env.API_ONLY
    ? {}
    : { console: built('packages/console/dist'), storybook: built('storybook-static') }
  const host = process.env.HOST || LOOPBACK
  const app = createServerApp(sandbox, folders, host)
  const { server, port } = await listen(getRequestListener(app.fetch), { ...wantedPort(process.env.PORT), host })
  endWithParent(() => {
    server.close()
    server.closeAllConnections()
  })
  print(`http://localhost:${port}`, folders)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function wantedWorld(name: string): WorldName {
  if (!isWorldName(name)) throw new Error(`WORLD must be one of ${Object.keys(worldPlans).join(', ')}, not "${name}".`)
  return name
}

function wantedPort(text: string | undefined): { port: number; isExact: boolean } {
  if (text === undefined || text === '') return { port: DEFAULT_PORT, isExact: false }
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, not "${text}".`)
  return { port, isExact: true }
}

function built(folder: string): string | undefined {
  const path = join(root, folder)
  return existsSync(join(path, 'index.html')) ? path : undefined
}

function print(origin: string, { console: isConsole, storybook }: Folders) {
  const addresses = [
    isConsole && `  Console     ${origin}/`,
    `  API         ${origin}/api/v1`,
    storybook && `  Storybook   ${origin}/storybook/`,
    `  Mail        ${origin}/sandbox/mail`,
  ]
  const accounts = Object.values(personas).map(({ email, label }) => `  ${email.padEnd(28)}${label}`)
  const lines = [
    '',
    'Driver Trust Console is ready.',
    '',
    ...addresses.filter(Boolean),
    '',
    `Demo accounts, password ${DEMO_PASSWORD}`,
    '',
    ...accounts,
    '',
    'Press Ctrl-C to stop.',
    '',
  ]
  console.log(lines.join('\n'))
}
