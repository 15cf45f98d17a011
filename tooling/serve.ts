import { endTogether, run, start } from './run.ts'

const SANDBOX_PORT = '4174'

if (process.argv[2] === 'dev') develop()
else await serve()

/** `npm start`: builds what changed, then serves console, sandbox and Storybook on one port. */
async function serve() {
  console.log('Building the console and Storybook (about 20 s; skipped if neither changed)…')
  const served = ['--filter=@driver-trust/console', '--filter=//'] // not the packages for others
  const code = await run('turbo', ['run', 'build', 'build:storybook', ...served, '--output-logs=errors-only'])
  if (code === 0) return import('../packages/sandbox/src/server.ts')
  console.error('The build failed, so nothing was started: run "npm run build" for details.')
  process.exitCode = 1
}

/** `npm run dev`: the sandbox and the console with hot reload, until one of them ends. */
function develop() {
  endTogether([
    start('node', ['packages/sandbox/src/server.ts'], { PORT: SANDBOX_PORT, API_ONLY: '1' }),
    start('vite', ['packages/console', '--clearScreen', 'false'], {
      SANDBOX_ORIGIN: `http://127.0.0.1:${SANDBOX_PORT}`,
    }),
  ])
}
