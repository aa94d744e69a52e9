import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { compress } from './compress.ts'
import { firstPaint } from './firstPaint.ts'
import { messages } from './messages.ts'
import { packages } from './packages.ts'

/** 42 bits tell versions of a file apart; names are a large part of the first script. */
const SCRIPT = 'assets/[name]-[hash:7].js'

// The page is built into the Python package, which serves it.
export default defineConfig({
  plugins: [messages(), svelte(), packages(), firstPaint(), compress()],
  build: {
    outDir: '../src/fourfold/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: 'index.html', sw: 'src/sw.ts' },
      output: {
        // The service worker keeps its name: browsers look for a newer version under it.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : SCRIPT),
        chunkFileNames: SCRIPT,
        // Over slow connections every file costs a round trip: all scripts of the home page are in one file, and what
        // several other pages share is in two.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], test: (id) => !id.endsWith('/src/sw.ts') },
            { name: 'wheel', minShareCount: 2, test: /\/web\/src\/(drawing|game\/quartino)\// },
            { name: 'shared', minShareCount: 2, test: /\/web\/src\/(lib|parts|game)\// },
          ],
        },
      },
    },
  },
  // The core and the opening values lie outside of this folder.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: process.env.FOURFOLD_SERVER_URL ?? 'http://127.0.0.1:8000', ws: true } },
  },
  worker: { format: 'es', plugins: () => [packages()], rolldownOptions: { checks: { bundlerTimings: false } } },
})
