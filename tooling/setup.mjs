// Brings a fresh clone to the state in the lockfile, then runs one npm script with the pinned Node. Plain JavaScript
// without dependencies, because it has to run on the machine's own Node (18 or newer).
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stampFile = join(root, 'node_modules', '.setup-hash')
const pinnedNode = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const OLDEST_NODE = [22, 18] // runs TypeScript as it is
// If only npm is signalled, it ends its shell but not this process: stop once the parent has gone.
const parent = process.ppid

const [step, ...rest] = process.argv.slice(2)
if (!step) fail('setup.mjs needs the name of the npm script to run next, for example "start:ready".')

requireNode([18, 0], 'to set this project up')
install()
if (!existsSync(pinnedNode)) {
  requireNode(OLDEST_NODE, `because there is no pinned Node for ${process.platform}-${process.arch} in the lockfile`)
}
if (process.ppid === parent) run(step, rest)

function install() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  console.log('Installing the dependencies of package-lock.json (about a minute, 850 MB)…')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1']
  const done = spawnSync(...npm(args), { cwd: root, stdio: ['ignore', 'inherit', 'pipe'], encoding: 'utf8' })
  if (done.status !== 0) {
    const reason = /\b(ENOTFOUND|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EAI_AGAIN|ENETUNREACH)\b/.exec(done.stderr ?? '')
    if (reason)
      fail(`The npm registry cannot be reached (${reason[1]}): connect to a network, then run the same command again.`)
    process.stderr.write(done.stderr ?? '')
    fail('npm ci failed, so nothing was started: fix what it says above, then run the same command again.')
  }
  writeFileSync(stampFile, wanted)
}

/**
 * Runs the step through npm, so that it gets node_modules/.bin and with it the pinned Node. Signals go to the whole group
 * of its processes: npm would only pass them on to its shell, and what runs in there would stay.
 */
function run(name, args) {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' } // else Turborepo prints a notice on the first run
  const detached = process.platform !== 'win32' // there it would open a window
  const child = spawn(...npm(['run', '--silent', name, '--', ...args]), { cwd: root, stdio: 'inherit', env, detached })
  const end = (signal) => (detached && child.pid ? process.kill(-child.pid, signal) : child.kill(signal))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
  const watch = setInterval(() => process.ppid !== parent && end('SIGTERM'), 250)
  child.on('exit', (code, signal) => {
    clearInterval(watch)
    process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 143)
  })
}

/** Runs npm's own script with this Node: needs no PATH and no shell, so it works on Windows too. */
function npm(args) {
  const cli = process.env.npm_execpath
  if (!cli) fail('Start this through npm ("npm start", "npm test"), not by node directly.')
  return [process.execPath, [cli, ...args]]
}

function requireNode([major, minor], why) {
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number)
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return
  fail(
    `Node ${major}.${minor} or newer is needed ${why}; this is Node ${process.versions.node}. Install it from nodejs.org.`,
  )
}

function fail(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
