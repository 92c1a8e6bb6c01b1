import { describe, expect, it } from 'vitest'
import { lostCitations, lostTests } from './rules/citations.ts'
import { importCycles } from './rules/cycles.ts'
import { wrongDirections } from './rules/directions.ts'
import { badShapes } from './rules/file-shape.ts'
import { folderCircles, fullestFolder, fullFolders } from './rules/folders.ts'
import { localeDifferences } from './rules/locale-parity.ts'
import { typographySlips } from './rules/locale-typography.ts'
import { searchedByLike } from './rules/searched-by-like.ts'
import type { SourceFile } from './rules/source-files.ts'
import { uncoveredComponents } from './rules/story-coverage.ts'
import { strayWords } from './rules/stray-words.ts'
import { unstyledImports } from './rules/unstyled-imports.ts'

/** Every rule is shown a small repository that breaks it, and one that does not. */
const file = (path: string, text: string): SourceFile => ({ path, text })
const json = (path: string, content: unknown) => file(path, JSON.stringify(content))

describe('directions', () => {
  it.each([
    ['ui/blocks/a.tsx', "import { b } from '#site/b.ts'"],
    ['ui/primitives/a.tsx', "import type { B } from '../blocks/b.tsx'"],
    ['ui/primitives/a.tsx', "export { b } from '#api/contract/b.ts'"],
    ['ui/blocks/a.tsx', "import type { B } from '#api/contract/b.ts'"],
    ['api/contract/values/a.ts', "import * as z from 'zod/mini'"],
    ['api/contract/values/a.ts', "import { b } from '#api/contract/b.ts'"],
    ['site/pages/a.tsx', "const b = await import('#site/client/b.ts')"],
    ['site/client/a.ts', "import { b } from '#api/services/b.ts'"],
    ['api/services/a.ts', "import { b } from '#api/routes/b.ts'"],
    ['api/store/a.ts', "import fastify from 'fastify'"],
    ['api/contract/a.ts', "import * as z from 'zod'"],
    ['api/app.ts', "import { routes } from '#site/routes.tsx'"],
    ['locales/a.ts', "import { b } from '#ui/b.ts'"],
    ['ui/mails/a.tsx', "import { b } from '#ui/primitives/b.tsx'"],
    ['ui/mails/a.tsx', "import { render } from '@react-email/render'"],
    ['ui/blocks/a.tsx', "import { b } from '#ui/mails/b.tsx'"],
    ['site/pages/a.tsx', "import { b } from '#ui/mails/parts/b.tsx'"],
    ['site/entry-server.tsx', "import { b } from '#ui/mails/b.tsx'"],
  ])('refuse %s: %s', (path, text) => {
    expect(wrongDirections([file(path, text)])).toHaveLength(1)
  })

  it('allow the ways of the architecture', () => {
    const files = [
      file(
        'ui/blocks/a.tsx',
        "import { b } from '#ui/primitives/b.tsx'\nimport { c } from '#locales/c.ts'\nimport { d } from '#api/contract/values/d.ts'\nimport 'react'",
      ),
      file('site/routes/a.tsx', "import { b } from '#site/pages/b.tsx'\nimport { c } from '#api/contract/c.ts'"),
      file('ui/mails/a.tsx', "import { b } from './parts/b.tsx'\nimport '@react-email/text'\nimport '#locales/c.ts'"),
      file('site/render/a.tsx', "import { b } from '#ui/mails/b.tsx'"),
      file('api/routes/a.ts', "import { b } from '#api/services/b.ts'\nimport 'fastify'"),
    ]
    expect(wrongDirections(files)).toEqual([])
  })
})

describe('cycles', () => {
  it('are found over several files', () => {
    const files = [
      file('ui/lib/a.ts', "import { b } from './b.ts'"),
      file('ui/lib/b.ts', "import type { C } from '#ui/lib/c.ts'"),
      file('ui/lib/c.ts', "export { a } from './a.ts'"),
    ]
    expect(importCycles(files)).toEqual(['ui/lib/a.ts → ui/lib/b.ts → ui/lib/c.ts → ui/lib/a.ts'])
    expect(importCycles(files.slice(0, 2))).toEqual([])
  })
})

describe('locale parity', () => {
  const english = json('locales/en/site/a.json', {
    hello: 'Hello {{name}}',
    link: 'Go <b>there</b>',
    count_one: '{{count}} post',
    count_other: '{{count}} posts',
  })
  const german = {
    hello: 'Hallo {{name}}',
    link: 'Nach <b>dort</b>',
    count_one: '{{count}} Beitrag',
    count_other: '{{count}} Beiträge',
  }
  const check = (changes: object, path = 'locales/de/site/a.json') =>
    localeDifferences([english, json(path, { ...german, ...changes })], ['en', 'de'])

  it('accepts the same keys and marks', () => {
    expect(check({})).toEqual([])
  })

  it.each([
    ['a missing key', { hello: undefined }],
    ['a key of its own', { more: 'Mehr' }],
    ['another placeholder', { hello: 'Hallo {{nam}}' }],
    ['a lost tag', { link: 'Nach dort' }],
    ['an empty text', { hello: ' ' }],
    ['a plural form it does not have', { count_few: '{{count}} Beiträge' }],
  ])('refuses %s', (_name, changes) => {
    expect(check(changes).length).toBeGreaterThan(0)
  })

  it('asks for the plural forms of each language', () => {
    const french = json('locales/fr/site/a.json', { ...german })
    expect(localeDifferences([english, french], ['fr'])).toEqual(['locales/fr/site/a.json: count_many is missing'])
  })

  it('misses whole files, and finds those that English does not have', () => {
    expect(localeDifferences([english], ['de'])).toEqual(['locales/de/site/a.json: missing'])
    expect(localeDifferences([json('locales/de/site/b.json', {})], [])).toEqual([
      'locales/de/site/b.json: English has no such file',
    ])
  })
})

describe('typography', () => {
  const post = (text: string) => `---\ntitle: 'A title'\ntags: [one, two]\n---\n${text}\n`

  it.each([
    ['en', 'Sending...'],
    ['en', "It isn't there"],
    ['de', 'Die Kategorie "Komfort'],
    ['it', 'Fino a 10 MB'],
    ['de', 'Zu {{number}} %'],
    ['sq', 'deri te 12 490'],
    ['de', 'Nach § 37'],
    ['en', 'Kickoff in < 72\u00a0h'],
    ['de', '20–40\u00a0% oder 30%'],
    ['en', 'It takes 2-4 weeks'],
    ['es', 'Tarda 2–4 semanas'],
    ['es', 'La palabra « ventana\u00a0»'],
    ['fr', 'Pourquoi\u00a0? Parce que: voilà'],
    ['fr', 'Vraiment ?'],
    ['fr', '«mot\u00a0»'],
    ['sq', 'buletini i {{brand}}'],
    ['sq', 'buletini i Dritare'],
    ['it', 'Se non arriva, o se il lavoro violerebbe la legge'],
    ['en', 'Sending …'],
    ['sq', 'Po dërgohet\u00a0…'],
    ['de', 'Wird gesendet …'],
  ])('finds a slip in %s: %s', (language, text) => {
    expect(typographySlips([json(`locales/${language}/site/a.json`, { a: { b: text } })])).toHaveLength(1)
    const markdown = post(text.replace('{{brand}}', 'Dritare').replace('{{number}}', '10'))
    expect(typographySlips([file(`api/content/posts/a/${language}.md`, markdown)])).toHaveLength(1)
  })

  it('finds one in the facts of a post', () => {
    const text = '---\ntitle: "Attendez..."\ntags: [one]\n---\nA text.\n'
    expect(typographySlips([file('api/content/posts/a/en.md', text)])).toHaveLength(1)
  })

  it.each([
    ['en', 'It’s sending… “10\u00a0MB” in 2–4 weeks, 400%, on 2026-10-04 <b>at 10:00</b>'],
    ['fr', 'Pourquoi\u202f?! «\u00a0Oui\u00a0»\u00a0: à 10:00, 4,5:1, 20–40\u00a0%, https://a.example/?b=c;d'],
    ['en', 'Go to …, then +355 …'],
    ['de', 'Wird gesendet\u00a0…'],
    ['es', 'Entre el 20 y el 40\u00a0%, 2-4 semanas, «ventana»'],
    ['it', 'Il 20–40% e «finestra». Se servisse, basterebbe: chieda se basterebbe'],
    ['sq', 'buletini i agjencisë {{brand}} te {{brand}}, 10\u00a0000 dritare, buletini i Dritares'],
  ])('leaves %s as it should be: %s', (language, text) => {
    expect(typographySlips([json(`locales/${language}/site/a.json`, { a: text })])).toEqual([])
  })

  it('is not asked of code, addresses and marks', () => {
    const text = [
      'A `"b"` and [a link](/b?c=1-2 "d").[^1]',
      '```js',
      "const a = '...' // 10 MB: 1-2!",
      '```',
      '| a | b |',
      '| --- | ---: |',
      '| «ventana» | 1 |',
      '- [ ] **To do**',
      '[^1]: A note',
    ].join('\n')
    expect(typographySlips([file('api/content/posts/a/fr.md', post(text))])).toEqual([])
  })
})

describe('stray words', () => {
  it.each([
    '<p>Read more</p>',
    '<img alt="A window" />',
    '<button aria-label="Close">×</button>',
    "<p>{'Read more'}</p>",
    '<input placeholder="Your name" />',
  ])('are found in %s', (jsx) => {
    expect(strayWords([file('ui/blocks/a.tsx', `export const A = () => ${jsx}`)])).toHaveLength(1)
  })

  it('are not texts from locales, class names or signs', () => {
    const jsx = `<p className="text-ink font-medium" data-slot="notice">{t('a.b')} · {count} <b aria-label={t('c')}>→</b></p>`
    expect(strayWords([file('ui/blocks/a.tsx', `export const A = () => ${jsx}`)])).toEqual([])
  })
})

describe('story coverage', () => {
  const story = (path: string, text = 'export const AllVariants = {}') => file(path, text)

  it('misses stories, the grid of a primitive and the play of a block that behaves', () => {
    expect(uncoveredComponents([file('ui/primitives/a.tsx', '')], [])).toHaveLength(1)
    expect(
      uncoveredComponents([file('ui/primitives/a.tsx', '')], [story('stories/primitives/a.stories.tsx', '')]),
    ).toHaveLength(1)
    expect(
      uncoveredComponents([file('ui/blocks/a.tsx', 'useState(0)')], [story('stories/blocks/a.stories.tsx')]),
    ).toHaveLength(1)
  })

  it('misses the text part of a mail, but of no part of mails', () => {
    const mails = [file('ui/mails/a.tsx', ''), file('ui/mails/parts/b.tsx', '')]
    const stories = [story('stories/mails/a.stories.tsx'), story('stories/mails/parts/b.stories.tsx')]
    expect(uncoveredComponents(mails, stories)).toEqual(['stories/mails/a.stories.tsx has no TextPart'])
    expect(uncoveredComponents(mails, [])).toHaveLength(2)
  })

  it('accepts what is covered', () => {
    expect(uncoveredComponents([file('ui/primitives/a.tsx', '')], [story('stories/primitives/a.stories.tsx')])).toEqual(
      [],
    )
    expect(
      uncoveredComponents(
        [file('ui/blocks/a.tsx', '<b onClick={x}>')],
        [story('stories/blocks/a.stories.tsx', 'play: async')],
      ),
    ).toEqual([])
    expect(uncoveredComponents([file('site/pages/a-page.tsx', '')], [story('stories/pages/a.stories.tsx')])).toEqual([])
  })
})

describe('folders', () => {
  it('with more files than the most are found, but not those of one kind', () => {
    const files = (folder: string) =>
      Array.from({ length: fullestFolder + 1 }, (_, index) => file(`${folder}/${index}.ts`, ''))
    expect(fullFolders(files('site/links'))).toHaveLength(1)
    expect(fullFolders(files('ui/primitives'))).toEqual([])
    expect(fullFolders(files('site/links').slice(1))).toEqual([])
  })

  it('that import one another are found, wherever in them the files lie', () => {
    const there = file('site/links/a.ts', "import { b } from '#site/language/rules/b.ts'")
    const back = file('site/language/c.ts', "import type { D } from '#site/links/d.ts'")
    expect(folderCircles([there, back])).toEqual(['site/links → site/language → site/links'])
    expect(folderCircles([there, file('site/entry.ts', "import { a } from '#site/links/a.ts'")])).toEqual([])
  })
})

describe('citations', () => {
  const pages = [
    file('stories/decisions/settled-questions.mdx', '- **D1 Brand.** …'),
    file('stories/decisions/specification.mdx', '## 1. What it does\n## 2. Addresses'),
    file('stories/decisions/0001-a.mdx', ''),
  ]
  // Put together here, because this file is read by the same rule.
  const citing = (...words: string[]) => lostCitations([file('ui/lib/a.ts', `// ${words.join(' ')}`)], pages)

  it.each([
    ['a question', ['D', '99']],
    ['a section', ['specification', '1 and 9']],
    ['a page', ['decision', '9999']],
  ])('to %s that nobody settled are found', (_name, words) => {
    expect(citing(words[0] === 'D' ? words.join('') : words.join(' '))).toHaveLength(1)
  })

  it('to what is there are fine', () => {
    expect(citing('D1, specification 1 and 2, decision 0001')).toEqual([])
  })
})

describe('tests that pages name', () => {
  const tests = [file('tests/api/a.test.ts', "it('ends after a day', …)")]
  const naming = (citation: string) =>
    lostTests([file('stories/decisions/0001-a.mdx', `| by \`${citation}\` |`)], tests)

  it.each(['tests/api/b.test.ts', 'tests/api/a.test.ts: ends after a week'])('are missed: %s', (citation) => {
    expect(naming(citation)).toHaveLength(1)
  })

  it.each(['tests/api/a.test.ts', 'tests/api/a.test.ts: ends after a day'])('are found: %s', (citation) => {
    expect(naming(citation)).toEqual([])
  })
})

describe('unstyled imports', () => {
  const sheet = file('site/styles.css', '@source not "../ui/primitives/{tabs,toast}.tsx";')
  const imports = (from: string, to: string) => unstyledImports(sheet, [file(from, `import { A } from '#${to}'`)])

  it('are found', () => {
    expect(imports('ui/blocks/home/a.tsx', 'ui/primitives/tabs.tsx')).toHaveLength(1)
  })

  it.each([
    ['site/routes/staff/a.tsx', 'ui/primitives/tabs.tsx'],
    ['ui/primitives/toast.tsx', 'ui/primitives/tabs.tsx'],
    ['ui/blocks/home/a.tsx', 'ui/primitives/button.tsx'],
  ])('are no others: %s of %s', (from, to) => {
    expect(imports(from, to)).toEqual([])
  })
})

describe('searches by like', () => {
  const value = `$${'{part}'}`

  it.each([
    `sql\`words like ${value} escape '!'\``,
    `query.where('body', 'like', \`%${value}%\`)`,
    "eb('t.body', 'ilike', part)",
  ])('are found: %s', (text) => {
    expect(searchedByLike([file('api/store/a.ts', text)])).toHaveLength(1)
  })

  it('are fine with a pattern that is written out, or that begins with letters', () => {
    const text = `query.where('name', 'like', \`${value}%\`)\nsql\`name not like 'sqlite!_%' escape '!'\``
    expect(searchedByLike([file('api/store/a.ts', text)])).toEqual([])
  })
})

describe('file shape', () => {
  it.each([
    ['a long file', file('ui/lib/a.ts', 'a()\n'.repeat(301))],
    ['a barrel', file('ui/lib/index.ts', '')],
    ['a folder called utils', file('ui/utils/a.ts', '')],
    ['a file called helpers', file('api/helpers.ts', '')],
    ['camel case', file('ui/lib/myFile.ts', '')],
  ])('refuses %s', (_name, bad) => {
    expect(badShapes([bad])).toHaveLength(1)
  })

  it('does not count comments and empty lines', () => {
    expect(badShapes([file('ui/lib/a.ts', `/* ${'\n'.repeat(400)} */\n${'// why\n\n'.repeat(200)}a()`)])).toEqual([])
  })
})
