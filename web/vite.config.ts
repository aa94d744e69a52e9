import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compress } from './compress.ts'
import { messages } from './messages.ts'
import { packages } from './packages.ts'

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [messages(), svelte(), packages(), compress()],
  build: {
    outDir: '../src/fourfold/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: 'index.html', sw: 'src/sw.ts' },
      // The service worker keeps its name: browsers look for a newer version under it.
      output: { entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  // The core and the opening values lie outside of this folder.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.FOURFOLD_SERVER_URL ?? 'http://127.0.0.1:8000', ws: true } },
  },
  worker: { format: 'es', plugins: () => [packages()], rolldownOptions: { checks: { bundlerTimings: false } } },
})
