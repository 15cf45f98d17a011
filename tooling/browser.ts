import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules', '.cache')

/** Screenshots are only compared on the lockfile's browser: other renderers draw other pixels. */
export const isPinnedBrowser = process.platform === 'linux' && process.arch === 'x64' && !process.env.CHROMIUM_PATH

const ARGS = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-partial-raster', // else a few pixels of a screenshot depend on timing
]

export interface LaunchOptions {
  args: string[]
  executablePath?: string
  env?: Record<string, string>
}

/** The machine's own Chromium, usually newer or older than the lockfile's; undefined if there is none. */
export const currentChromium = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== undefined && existsSync(path),
)

/**
 * What Playwright and Vitest launch: the lockfile's Chromium on Linux x64, otherwise CHROMIUM_PATH or Playwright's
 * own.
 */
export function launchOptions(executable?: string): LaunchOptions {
  if (executable) return { args: ARGS, executablePath: executable }
  if (process.env.CHROMIUM_PATH) return { args: ARGS, executablePath: process.env.CHROMIUM_PATH }
  if (!isPinnedBrowser) return { args: ARGS }
  const folder = unpacked()
  const executablePath = join(folder, 'chromium')
  const env: Record<string, string> = {
    ...(process.env as Record<string, string>),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    LC_ALL: 'C.UTF-8', // without a locale, a file whose name isn't ASCII is saved as “download”
  }
  if (lacksLibraries(executablePath)) env.LD_LIBRARY_PATH = join(folder, 'al2023', 'lib')
  return { args: ARGS, executablePath, env }
}

/**
 * Unpacks the archives beside their destination, then renames: processes that race each other end up with one complete
 * folder.
 */
function unpacked(): string {
  const resolved = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const home = join(dirname(resolved), '..')
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const target = join(cache, `chromium-${version}-${process.arch}`)
  if (existsSync(target)) return target
  mkdirSync(cache, { recursive: true })
  const temporary = mkdtempSync(join(cache, 'unpack-'))
  const archives = readdirSync(join(home, 'bin')).map((name) => join(home, 'bin', name))
  const script = `import('@sparticuz/chromium').then(async ({ inflate }) => { for (const file of ${JSON.stringify(archives)}) await inflate(file) })`
  // inflate writes below os.tmpdir(), which is read once: hence a separate process.
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { ...process.env, TMPDIR: temporary },
  })
  writeFileSync(join(temporary, 'fonts.conf'), fontsConf(join(target, 'fonts')))
  try {
    renameSync(temporary, target)
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true })
    if (!existsSync(target)) throw error
  }
  return target
}

/** Only the archive's own fonts, so that a letter missing from our web fonts looks the same on every machine. */
function fontsConf(dir: string): string {
  return `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig><dir>${dir}</dir><cachedir>${dir}</cachedir></fontconfig>\n`
}

function lacksLibraries(executable: string): boolean {
  try {
    return execFileSync('ldd', [executable], { encoding: 'utf8' }).includes('not found')
  } catch {
    return false
  }
}
