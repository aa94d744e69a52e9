import { describe, expect, it } from 'vitest'
import { packageOf } from './packages.ts'

describe('packageOf', () => {
  it('names the npm package of a module, with its scope, and the innermost one', () => {
    expect(packageOf('/w/web/node_modules/svelte/src/index.js')).toBe('svelte')
    expect(packageOf('/w/web/node_modules/@fluent/bundle/esm/index.js')).toBe('@fluent/bundle')
    expect(packageOf('C:\\w\\node_modules\\a\\node_modules\\b\\index.js')).toBe('b')
  })

  it('names the bundler for code that the bundler adds', () => {
    expect(packageOf('\0vite/preload-helper.js')).toBe('vite')
    expect(packageOf('\0rolldown/runtime.js')).toBe('rolldown')
  })

  it('names the package of which our fonts are subsets', () => {
    expect(packageOf('/w/web/src/fonts/fraunces-latin-ext.woff2')).toBe('@fontsource-variable/fraunces')
  })

  it('names nothing for our own files', () => {
    expect(packageOf('/w/web/src/main.ts')).toBeNull()
  })
})
