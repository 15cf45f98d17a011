import { createInterface } from 'node:readline/promises'
import { checkHost } from './api/checkHost.ts'

const [host] = process.argv.slice(2)
if (!host || !URL.canParse(host)) {
  console.error('Name the host: npm run check:api -- https://api.example.com')
  process.exit(2)
}

const email = process.env.API_EMAIL || (await ask('E-mail: '))
const password = process.env.API_PASSWORD || (await ask('Password (shown while you type; API_PASSWORD avoids it): '))
const results = await checkHost({ host: host.replace(/\/+$/, ''), email, password })
for (const { name, verdict } of results) console.log(`${name.padEnd(18)}${verdict ?? 'matches'}`)
process.exitCode = results.every(({ verdict }) => verdict === undefined) ? 0 : 1

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(question)
  terminal.close()
  return answer
}
