import { endWithParent } from '../packages/sandbox/src/server/listen.ts'
import { start } from './run.ts'

const SANDBOX_PORT = '4174'

// The sandbox and the console with hot reload, side by side until one of them ends.
const children = [
  start('node', ['packages/sandbox/src/server.ts'], { PORT: SANDBOX_PORT, API_ONLY: '1' }),
  start('vite', ['packages/console', '--clearScreen', 'false'], { SANDBOX_ORIGIN: `http://127.0.0.1:${SANDBOX_PORT}` }),
]
const endAll = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const child of children) {
  child.stdout?.pipe(process.stdout)
  child.stderr?.pipe(process.stderr)
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0
    endAll()
    stopWatching()
  })
}
const stopWatching = endWithParent(endAll)
