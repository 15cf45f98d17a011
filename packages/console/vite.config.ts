import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { stripSonnerStyle } from '../../tooling/stripSonnerStyle.ts'

const SANDBOX = process.env.SANDBOX_ORIGIN ?? 'http://127.0.0.1:4174'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), stripSonnerStyle()],
  optimizeDeps: { exclude: ['sonner'] },
  build: {
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or fonts
    modulePreload: { polyfill: false },
    sourcemap: false,
    target: 'baseline-widely-available',
  },
  server: { port: 5173, proxy: { '/api/v1': SANDBOX, '/sandbox': SANDBOX } },
})
