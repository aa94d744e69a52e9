import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { catalogueFiles, skeletonTexts, withScript, withStyles } from './firstPaint.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'fourfold-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('the skeleton has the texts that it names, in every language', () => {
  writeFileSync(join(folder, 'en.ftl'), '## Frame\n\npage-a = Play\npage-b = No\n')
  writeFileSync(join(folder, 'fr.ftl'), 'page-a = Jouer à { $game }\n')
  expect(skeletonTexts('<p data-text="page-a"></p>', folder)).toEqual({
    en: { 'page-a': 'Play' },
    fr: { 'page-a': 'Jouer à { $game }' },
  })
})

test('the catalogue of each language is found in the files of a build', () => {
  const chunk = (...moduleIds: string[]) => ({ type: 'chunk', moduleIds })
  expect(
    catalogueFiles({
      'assets/texts-en-1.js': chunk('/messages/page/en.ftl?page'),
      'assets/da-2.js': chunk('/messages/page/da.ftl?page'),
      'assets/en-3.js': chunk('/messages/study/en.ftl?page'),
    }),
  ).toEqual({ en: ['/assets/texts-en-1.js'], da: ['/assets/da-2.js'] })
})

test('styles stand in the page, and their links load nothing', () => {
  const html = '<head><link rel="stylesheet" crossorigin href="/assets/a.css"></head>'
  const styled = withStyles(html, { 'assets/a.css': { type: 'asset', source: 'p{color:red}\n' } })
  expect(styled).toContain('<style>p{color:red}</style>')
  expect(styled).toContain('<link disabled rel="stylesheet" crossorigin href="/assets/a.css">')
})

test('the script has the texts, none of which can end it', () => {
  const script = '// About.\n{\n  const A = __TEXTS__, B = __CATALOGUES__\n}\n'
  const html = withScript('<noscript>', script, { en: { a: '</script>' } }, { en: ['/x.js'] })
  expect(html).toBe(
    '<script>{\nconst A = {"en":{"a":"\\u003c/script>"}}, B = {"en":["/x.js"]}\n}\n</script>\n    <noscript>',
  )
})

test('a text of the skeleton is without the attributes of its message', () => {
  writeFileSync(join(folder, 'en.ftl'), 'page-a = Play\n    .about = You play.\npage-b = No\n')
  expect(skeletonTexts('<p data-text="page-a"></p>', folder)).toEqual({ en: { 'page-a': 'Play' } })
})

test('a game is called after the edition that is offered first in a language', () => {
  writeFileSync(join(folder, 'da.ftl'), 'page-home-danish = Quarto, dansk udgave\n')
  expect(skeletonTexts('', folder)).toEqual({ da: { quarto: 'Quarto, dansk udgave' } })
})
