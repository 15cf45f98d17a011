import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { stripSonnerStyle } from '../../tooling/stripSonnerStyle.ts'

const SANDBOX = process.env.SANDBOX_ORIGIN ?? 'http://127.0.0.1:4174'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), stripSonnerStyle()],
  resolve: {
    // React has what the shim imitates for versions before 18.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: false,
    cssCodeSplit: false,
    sourcemap: false,
    target: 'baseline-widely-available',
    // What the sign-in needs is one file: in forty small ones each brings its own imports and compresses alone.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['createLucideIcon'] }, // we take the drawings of lucide, not its components
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', test: /console\/src\/main\.tsx$/, priority: 1 },
            // Small files that most screens of the core area share.
            { name: 'icons', test: /ui\/src\/icon\/|lucide/ },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api/v1': SANDBOX, '/sandbox': SANDBOX } },
})
