import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from '../../tooling/precompress.ts'
import { stripSonnerStyle } from '../../tooling/stripSonnerStyle.ts'
import { thirdPartyNotices } from '../../tooling/thirdPartyNotices.ts'

const SANDBOX = process.env.SANDBOX_ORIGIN ?? 'http://127.0.0.1:4174'

/**
 * One script per area, with the modules that only it imports: a hundred small scripts cost more in requests than they save in bytes. A
 * module goes to the first group that names or imports it. What addresses load: public ones `start` and `entry`; onboarding `start`,
 * `account`, `forms` and its own; the core `start`, `account`, `core` and the screen's. Everything else (rare dialogs) is split
 * automatically.
 */
const groups = [
  // The sign-in, with React and the session. Includes the few styles of `account`, which saves it a style sheet.
  {
    name: 'start',
    test: /console\/src\/main\.tsx$|ui\/src\/(?:error-panel|truncate|segmented-control|link-button|empty-state|page-header|checkbox|radio-group|internal).*\.vanilla\.css/,
  },
  // Shared by onboarding and the core: the guard, the domain's rules and calls, the icons.
  {
    name: 'account',
    test: /domain\/src\/(?!import\/)|console\/src\/(?:routing\/Guard|load\/Loaded)|ui\/src\/(?:icon|csp|truncate|segmented-control|checkbox|radio-group|internal\/nativeControl)|lucide/,
  },
  { name: 'import', test: /papaparse|domain\/src\/import\/|console\/src\/import\// },
  {
    name: 'forms',
    test: /console\/src\/form\/(?:PhoneField|NewPasswordField|FormChoice)|ui\/src\/form-layout/,
  },
  // The frame, and the page that most users start on.
  { name: 'core', test: /console\/src\/(?:shell\/CoreArea|screenReads|screens\/organisation\/OrganisationScreen)/ },
  {
    name: 'dialogs',
    test: /console\/src\/(?:form\/(?:FormDialog|OrganisationInput|useSubmit)|actions\/ActionDialog|routing\/(?:LeaveDialog|useUnsavedGuard))|ui\/src\/(?:sheet|dialog|confirm-dialog|progress-bar|combobox)\//,
  },
  { name: 'people', test: /console\/src\/screens\/(?:driver|user|permissions)\/\w+Screen/ },
  {
    name: 'entry',
    test: /console\/src\/screens\/(?:sign-up|verify-email|password|invitation|link-expired|not-found)\/|FailurePanel|OneTimeCodeForm/,
  },
  { name: 'onboarding', test: /console\/src\/(?:onboarding|screens\/onboarding)\// },
  { name: 'settings', test: /console\/src\/screens\/settings\/\w+Screen/ },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), stripSonnerStyle(), thirdPartyNotices(), precompress()],
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
