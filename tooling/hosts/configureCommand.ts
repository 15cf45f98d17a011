import { parseArgs } from 'node:util'
import { configure } from './configure.ts'
import type { Settings } from './settings.ts'

const USAGE = `npm run configure -- <dist> [options]
node configure.mjs site [options]     in the folder of a release

  --base <path>         the path below which the console is served, such as /console; default: the root of its origin
  --api <origin>        the API's origin, such as https://api.example.com; default: the console's own
  --client-id <id>      the client identifier; default: driver-trust-console
  --name <text>         the product's name; default: Driver Trust Console
  --support <address>   an e-mail address or a page, shown in the account menu and beside errors
  --document-checks <n> drivers of a branch up to whom their documents are read without asking, 0 for none; default: 500
  --required-documents <list>  documents without which nobody can drive, such as passport,driversLicense; default: none
  --organisations-per-call <n>  organisations that one call names, 30 to 100; 30 fits in addresses of 2,048 characters; default: 100
  --lock-after <minutes>  without any input the session ends after so many minutes, 2 to 999; default: never
  --plan-starter <text> what the plan offers, and after a bar what it costs a month: "Up to 50 drivers|49"; default: its name
  --plan-plus <text>    the same of Plus
  --plan-custom <text>  the same of Custom
  --currency <code>     of all amounts, such as EUR; default: fees are bare numbers
  --report <address>    where browsers report violations of the content security policy
  --telemetry <address> where the console sends failures and web vitals, without values: docs/telemetry.md
  --release <name>      what telemetry calls this deployment, such as a version
  --trace               calls carry a traceparent, which an API on another origin must allow by CORS
  --security-contact <address>
                        where researchers report a vulnerability, as mailto: or https://; written into .well-known/security.txt
  --hosts <folder>      also write nginx.conf and Caddyfile with these settings there
  --upstream <origin>   for these: where the API is, behind the console's own origin
  --listen <address>    for these: plain HTTP on this port or address:port, behind a proxy that ends TLS
  --env                 what is left out comes from the environment: CONSOLE_API is --api, CONSOLE_CLIENT_ID --client-id
  --help                prints this

Whatever is left out is set to its default, so one build can be configured again and again.`

/** Settings by the name of their option, in the order in which they are reported. */
const settings: Readonly<Record<string, keyof Settings>> = {
  ...{ base: 'base', api: 'api', 'client-id': 'clientId', name: 'name', support: 'support', report: 'report' },
  ...{ telemetry: 'telemetry', release: 'release', trace: 'trace', 'security-contact': 'securityContact' },
  ...{
    'document-checks': 'documentChecks',
    'required-documents': 'requiredDocuments',
    'organisations-per-call': 'organisationsPerCall',
    'lock-after': 'lockAfter',
    ...{ 'plan-starter': 'planStarter', 'plan-plus': 'planPlus', 'plan-custom': 'planCustom', currency: 'currency' },
    upstream: 'upstream',
    listen: 'listen',
  },
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const OPTIONS = {
  ...Object.fromEntries(Object.keys(settings).map((option) => [option, option === 'trace' ? flag : text])),
  ...{ hosts: text, env: flag, help: flag },
}

function main() {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: OPTIONS })
    const [dist, ...rest] = positionals
    if (values.help) return console.log(USAGE)
    if (dist === undefined || rest.length > 0) throw new Error(USAGE)
    const { hosts, env } = values
    const set = configure(dist, settingsOf({ ...(env ? variables() : {}), ...values }), hosts)
    console.log(`${dist} is configured:`)
    for (const [option, key] of Object.entries(settings)) console.log(`  ${option}: ${set[key] ?? 'default'}`)
    if (hosts !== undefined) console.log(`  hosts: ${hosts}`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

type Given = Readonly<Record<string, string | boolean | undefined>>

function settingsOf(given: Given): Settings {
  return Object.fromEntries(Object.entries(settings).map(([option, key]) => [key, given[option]]))
}

/** An empty variable is one that isn't set: files that list them all leave most empty. */
function variables(): Given {
  const given: Record<string, string | boolean | undefined> = {}
  for (const option of Object.keys(settings)) {
    const name = `CONSOLE_${option.toUpperCase().replaceAll('-', '_')}`
    given[option] = process.env[name] || undefined
  }
  if (given.trace !== undefined && given.trace !== 'true')
    throw new Error(`CONSOLE_TRACE must be "true" or empty, not "${given.trace}".`)
  return { ...given, trace: given.trace === 'true' || undefined }
}

main()
