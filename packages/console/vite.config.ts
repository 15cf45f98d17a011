import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { stripSonnerStyle } from '../../tooling/stripSonnerStyle.ts'

const SANDBOX = process.env.SANDBOX_ORIGIN ?? 'http://127.0.0.1:4174'

/**
 * One script for each area, with what only it imports: a hundred small ones cost more in requests than they save in bytes. A module goes
 * to the first group that names it or imports it. Addresses need: public ones `start` and `entry`; the onboarding `start`, `account`,
 * `forms` and its own; the core `start`, `account`, `core` and what the screen adds. All else (rare dialogs) is split by itself.
 */
const groups = [
  // The sign-in, with React and the session; and the few styles of `account`, which so needs no style sheet.
  {
    name: 'start',
    test: /console\/src\/main\.tsx$|ui\/src\/(?:error-panel|truncate|segmented-control|link-button|empty-state|page-header|checkbox|internal).*\.vanilla\.css/,
  },
  // What onboarding and core share: the guard, the product's rules and calls, the icons.
  {
    name: 'account',
    test: /domain\/src\/(?!import\/)|console\/src\/(?:routing\/Guard|load\/Loaded)|ui\/src\/(?:icon|csp|truncate|segmented-control|checkbox|internal\/nativeControl)|lucide/,
  },
  { name: 'import', test: /papaparse|domain\/src\/import\/|console\/src\/import\// },
  {
    name: 'forms',
    test: /console\/src\/form\/(?:PhoneField|NewPasswordField|FormChoice)|ui\/src\/form-layout/,
  },
  // The frame and the page that nearly everybody starts with.
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
  plugins: [react(), vanillaExtractPlugin(), stripSonnerStyle()],
  resolve: {
    // React has what the shim imitates for versions before 18.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false }, // what a part imports is asked for together with it
    sourcemap: false,
    target: 'baseline-widely-available',
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['createLucideIcon'] }, // we take the drawings of lucide, not its components
      output: { codeSplitting: { groups } },
    },
  },
  server: { port: 5173, proxy: { '/api/v1': SANDBOX, '/sandbox': SANDBOX } },
})
