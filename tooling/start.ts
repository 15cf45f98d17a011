import { run } from './run.ts'

console.log('Building the console and Storybook (about 20 s; nothing when neither changed)…')
const { code, output } = await run('turbo', ['run', 'build', 'build:storybook', '--output-logs=errors-only'])
if (code === 0) await import('../packages/sandbox/src/server.ts')
else {
  if (output === '') console.error('The build failed without a word: run "npm run build" to see more.')
  console.error('The build failed, so nothing was started.')
  process.exitCode = 1
}
