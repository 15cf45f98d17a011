import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { stripSonnerStyle } from '../../tooling/stripSonnerStyle.ts'

const SANDBOX = process.env.SANDBOX_ORIGIN ?? 'http://127.0.0.1:4174'

/** Copies for hosts that serve them as they are; of the page there is none, because `npm run configure` writes it again. */
const COMPRESSED = {
  algorithms: ['gzip' as const, 'brotliCompress' as const],
  include: /\.(?:js|css|svg|txt)$/,
  threshold: 1024, // smaller files fit into one packet anyway
}

/**
 * One script for each row, with these modules and whatever they import that no earlier row has: a hundred small scripts cost more in
 * requests than they save in bytes. Everything else (rare dialogs) is split automatically.
 */
const scripts = {
  start: ['main.tsx'], // the sign-in, with React and the session
  account: ['routing/Guard.tsx', 'load/Loaded.tsx'], // for the areas behind it
  core: ['shell/CoreArea.tsx', 'screens/organisation/OrganisationScreen.tsx'], // the page that most users start on
  forms: ['form/PhoneField.tsx', 'form/NewPasswordField.tsx', 'form/FormChoice.tsx'],
  dialogs: ['actions/ActionDialog.tsx', 'form/FormDialog.tsx', 'form/OrganisationInput.tsx', 'routing/LeaveDialog.tsx'],
  people: [
    'screens/driver/DriverScreen.tsx',
    'screens/user/UserScreen.tsx',
    'screens/permissions/PermissionsScreen.tsx',
  ],
  entry: ['sign-up', 'verify-email', 'password', 'invitation', 'link-expired', 'not-found'].map(
    (name) => `screens/${name}/`,
  ),
  invite: ['screens/organisation/invite-drivers/InviteDriversDialog.tsx'],
  onboarding: ['screens/onboarding/'],
  settings: ['screens/settings/'],
}

const groups = Object.entries(scripts).map(([name, modules], index, all) => ({
  name,
  test: (id: string) => modules.some((module) => id.includes(`/console/src/${module}`) && !id.endsWith('/route.ts')),
  priority: all.length - index,
}))

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), stripSonnerStyle(), compression(COMPRESSED)],
  resolve: {
    // The shim is for React versions before 18.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  optimizeDeps: { exclude: ['sonner'] },
  // Scripts and styles find each other beside themselves, so that `npm run configure` can move the build below a path.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    assetsInlineLimit: 0, // the content security policy doesn't allow data: scripts or fonts
    modulePreload: { polyfill: false }, // a part's imports are requested together with it
    sourcemap: false,
    license: { fileName: 'third-party-notices.txt' },
    target: 'baseline-widely-available',
    rolldownOptions: {
      // Biome also counts a route's import of its screen, which runs only once everything has loaded.
      checks: { circularDependency: true },
      onLog(level, log, print) {
        if (log.code === 'CIRCULAR_DEPENDENCY') throw new Error(log.message)
        print(level, log)
      },
      output: { codeSplitting: { groups } },
    },
  },
  server: { port: 5173, proxy: { '/api/v1': SANDBOX, '/sandbox': SANDBOX } },
})
