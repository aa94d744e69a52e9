import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesIn, withFiles } from './compress.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fourfold-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('files are found in all folders, without their compressed forms', () => {
  mkdirSync(join(folder, 'assets'))
  for (const name of ['index.html', 'index.html.br', 'assets/main.js', 'assets/main.js.gz'])
    writeFileSync(join(folder, name), name)
  expect(filesIn(folder)).toEqual(['assets/main.js', 'index.html'])
})

test('the worker learns its files, and another content is another version', () => {
  const worker = 'keep(__KEPT_FILES__, __VERSION__)'
  const written = (text: string) => withFiles(worker, ['assets/main.js', 'index.html'], () => Buffer.from(text))
  expect(written('one')).toMatch(/^keep\(\["\/assets\/main.js","\/"\], "[0-9a-f]{12}"\)$/)
  expect(written('one')).toBe(written('one'))
  expect(written('one')).not.toBe(written('two'))
})
