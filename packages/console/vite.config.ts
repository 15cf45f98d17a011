import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileEagerly } from '../../tooling/compileEagerly.ts'
import { compress } from '../../tooling/compress.ts'
import { layerStyles } from '../../tooling/layerStyles.ts'
import { stripSonnerStyle } from '../../tooling/stripSonnerStyle.ts'

const SANDBOX = process.env.SANDBOX_ORIGIN ?? 'http://127.0.0.1:4174'

/**
 * One script for each row, with these modules and whatever they import that no earlier row has: a hundred small scripts cost more in
 * requests than they save in bytes. Everything else (rare dialogs) is split automatically.
 */
const scripts = {
  // The sign-in, with React, the session, and every route's address and first reads.
  start: ['console/src/main.tsx'],
  // What the other public pages, the onboarding and the core have in common.
  shared: [
    'console/src/shell/Guard.tsx',
    'console/src/page/Loaded.tsx',
    'console/src/form/useOnce.ts',
    'domain/src/data/',
    'domain/src/text/',
    'ui/src/csp/',
    'ui/src/internal/useControlled.ts',
    'ui/src/internal/useMergedRefs.ts',
    'ui/src/checkbox/',
    'ui/src/radio-group/',
    'ui/src/segmented-control/',
    'ui/src/truncate/',
  ],
  core: ['console/src/shell/CoreArea.tsx', ...screensOf('organisation/OrganisationScreen')], // the page that most users start on
  forms: formsOf('CardForm', 'FormChoice', 'NewPasswordField', 'PhoneField', 'usePhoneRule', 'useSendOnce'),
  import: ['domain/src/import/', 'console/src/invite-drivers/RowsForm.tsx'],
  dialogs: [
    'console/src/actions/ActionDialog.tsx',
    'console/src/routing/LeaveDialog.tsx',
    ...formsOf('FormDialog', 'OrganisationInput'),
  ],
  people: screensOf('driver/DriverScreen', 'user/UserScreen', 'permissions/PermissionsScreen'),
  entry: ['console/src/page/FailurePanel.tsx', ...screensOf('entry/')],
  onboarding: screensOf('onboarding/'),
  settings: screensOf('settings/'),
}

function formsOf(...names: string[]) {
  return names.map((name) => `console/src/form/${name}.`)
}

function screensOf(...names: string[]) {
  return names.map((name) => `console/src/screens/${name}`)
}

const groups = Object.entries(scripts).map(([name, modules], index, all) => ({
  name,
  test: (id: string) => modules.some((module) => id.includes(`/packages/${module}`)),
  priority: all.length - index,
}))

export default defineConfig({
  plugins: [
    react(),
    layerStyles(),
    vanillaExtractPlugin(),
    stripSonnerStyle(),
    compileEagerly(Object.keys(scripts)),
    compress(/\.(?:js|css|svg|txt)$/), // not the page, which `npm run configure` writes again
  ],
  resolve: {
    // The shim is for React versions before 18.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  optimizeDeps: {
    exclude: ['sonner'],
    // Only compiled styles import it, so that a first start would find it late and reload the page under the user's hands.
    include: ['@vanilla-extract/recipes/createRuntimeFn'],
  },
  // Scripts and styles find each other beside themselves, so that `npm run configure` can move the build below a path.
  experimental: { renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  build: {
    assetsInlineLimit: 0, // the content security policy doesn't allow data: scripts or fonts
    modulePreload: { polyfill: false }, // a part's imports are requested together with it
    sourcemap: false,
    license: { fileName: 'third-party-notices.txt' },
    target: 'baseline-widely-available',
    rolldownOptions: {
      checks: { circularDependency: true, moduleLevelDirective: false },
      onLog(level, log, print) {
        if (log.code === 'CIRCULAR_DEPENDENCY') throw new Error(log.message)
        print(level, log)
      },
      output: { codeSplitting: { groups } },
    },
  },
  server: { port: 5173, proxy: { '/api/v1': SANDBOX, '/sandbox': SANDBOX } },
})
