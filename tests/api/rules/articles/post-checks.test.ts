import { describe, expect, it } from 'vitest'
import { readPosts } from '#api/content/read-posts.ts'
import { browsersTold } from '#api/contract/values/staff/told-browsers.ts'
import { parseMarkdown } from '#api/services/markdown/markdown-parser.ts'
import { checkHeadings } from '#api/services/post-desk/checks/check-headings.ts'
import { checkLengths } from '#api/services/post-desk/checks/check-lengths.ts'
import { checkSigns } from '#api/services/post-desk/checks/check-signs.ts'
import { checkSource } from '#api/services/post-desk/checks/check-source.ts'
import type { CheckedText, ParsedText } from '#api/services/post-desk/checks/checked-post.ts'
import { linksIn } from '#api/services/post-desk/checks/links-in.ts'
import { measurePost } from '#api/services/post-desk/checks/measure-post.ts'
import { type Language, languages } from '#locales/languages.ts'

const publicUrl = 'https://dritare.example'

function text(changes: Partial<CheckedText> = {}): ParsedText {
  const written: CheckedText = {
    language: 'en',
    version: 1,
    title: 'A window',
    slug: 'a-window',
    excerpt: 'What a window is for.',
    body: 'A window lets light in.',
    seoTitle: '',
    seoDescription: '',
    picture: 'performance-budget',
    ownPicture: 'performance-budget',
    pictureAlt: 'A feather and a stone.',
    behind: 0,
    ...changes,
  }
  return { ...written, postId: 'a-window', tree: parseMarkdown(written.body) }
}

const letters = (count: number) => 'a'.repeat(count)

describe('lengths', () => {
  it.each([
    ['fit', { title: letters(60), excerpt: letters(155) }, []],
    ['of a title', { title: letters(61) }, [['title_long', '61', '60']]],
    ['of a title for searches', { title: letters(80), seoTitle: letters(60) }, []],
    ['of an excerpt that is the description', { excerpt: letters(201) }, [['description_long', '201', '155']]],
    ['of a description', { seoDescription: letters(157), excerpt: letters(200) }, [['description_long', '157', '155']]],
    ['of an excerpt', { seoDescription: 'Short.', excerpt: letters(201) }, [['excerpt_long', '201', '200']]],
    ['in code points', { title: '🪟'.repeat(60) }, []],
  ])('%s', async (_name, changes, expected) => {
    const found = await checkLengths(text(changes))
    expect(found.map(({ what, facts }) => [what, facts['length'], facts['most']])).toEqual(expected)
    expect(found.every(({ level }) => level === 'look')).toBe(true)
  })
})

describe('headings', () => {
  it.each([
    ['in order', '## One\n\n### Two\n\n## Three', []],
    ['none', 'Only text.', []],
    ['in code', '```md\n# Not a heading\n```', []],
    ['a second h1', '# One', ['stop heading_first']],
    ['a second h1 with a line under it', 'One\n===', ['stop heading_first']],
    ['a skipped level', '## One\n\n#### Two', ['look heading_skipped']],
    ['one that begins too deep', '### One', ['look heading_skipped']],
    ['one step back and down again', '## One\n\n### Two\n\n## Three\n\n#### Four', ['look heading_skipped']],
    ['an empty one', '##', ['stop heading_empty']],
  ])('%s', async (_name, body, expected) => {
    const found = await checkHeadings(text({ body }))
    expect(found.map(({ level, what }) => `${level} ${what}`)).toEqual(expected)
  })
})

describe('the language’s own signs', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'She said “it’s 5\u00a0km”, 3–4 times…', []],
    ['en', 'She said "it\'s here"...', ['sign_dots', 'sign_quotes']],
    ['en', 'Code is left alone: `a "b" ...`, [a page](https://example.org/a"b).', []],
    ['en', '```js\nconst a = "b"\n```', []],
    ['en', 'It weighs 5 km and 3-4 pounds.', ['sign_unit', 'sign_range']],
    ['de', 'Er sagte „ja“, 50\u00a0%.', []],
    ['de', 'Er sagte „ja“, 50%.', ['sign_percent']],
    ['es', 'Entre 3-4 días', []],
    ['es', 'Entre 3–4 días', ['sign_rangeInSpanish']],
    ['fr', 'Il dit\u00a0: «\u00a0oui\u00a0»\u202f!', []],
    ['fr', 'Il dit : « oui » !', ['sign_guillemets', 'sign_highSigns']],
    ['it', 'Disse «sì», l’8 marzo', []],
    ['it', "l'8 marzo", ['sign_quotes']],
    ['sq', 'Tha „po“…', []],
  ])('%s: %s', async (language, body, expected) => {
    const found = await checkSigns(text({ language, title: '', excerpt: '', body }))
    expect(found.map(({ what }) => what)).toEqual(expected)
    expect(found.every(({ level }) => level === 'look')).toBe(true)
  })

  it('are counted, with the first of them and what is around it', async () => {
    const [found] = await checkSigns(text({ body: 'One line.\n\nHe said "no" and "yes".' }))
    expect(found?.facts).toEqual({ count: '4', where: 'He said "no" and "yes".' })
  })

  it('are right in the posts that come with the site', async () => {
    for (const { id, translations } of readPosts())
      for (const language of languages) {
        const post = translations[language]
        if (!post) throw new Error(`${id} is not there in ${language}`)
        const found = await checkSigns(text({ language, title: post.title, excerpt: post.excerpt, body: post.text }))
        // Its table shows how others quote.
        const isShown = id === 'multilingual-sites'
        expect.soft(isShown ? [] : found, `${id}/${language}`).toEqual([])
        const headings = await checkHeadings(text({ body: post.text }))
        expect.soft(headings, `${id}/${language}`).toEqual([])
      }
  })
})

describe('a language that is behind its source', () => {
  it('says by how much', async () => {
    expect(await checkSource(text())).toEqual([])
    expect(await checkSource(text({ behind: 2 }))).toEqual([{ level: 'look', what: 'behind', facts: { count: '2' } }])
  })
})

describe('the links of a text', () => {
  const { tree } = text({
    body: [
      '[page](/contact) [other](https://example.org/a) [heading](#light) [mail](mailto:a@example.org)',
      '[call](tel:+355) [own](https://dritare.example/en/portfolio/?a=1) [odd](javascript:alert) [near](portfolio)',
      '[by name][name] https://example.com',
      '',
      '[name]: /about',
    ].join('\n'),
  })

  it('are told apart by where they lead', () => {
    const { here, elsewhere, headings, odd } = linksIn(tree, publicUrl)
    expect(here.map(({ text: words, href }) => [words, href])).toEqual([
      ['page', '/contact'],
      ['own', '/en/portfolio/?a=1'],
      ['by name', '/about'],
    ])
    expect(elsewhere.map(({ href }) => href)).toEqual(['https://example.org/a', 'https://example.com'])
    expect(headings.map(({ href }) => href)).toEqual(['#light'])
    expect(odd.map(({ text: words }) => words)).toEqual(['odd', 'near'])
  })
})

describe('the numbers of a text', () => {
  it('are those of its words, pictures and links', () => {
    const body = `${'word '.repeat(456)}\n\n![A wall](/pictures/a-wall)\n\n[a](/contact) [b](https://example.org)`
    expect(measurePost(text({ body }), publicUrl)).toEqual({
      minutes: 2,
      words: 460,
      pictures: 2,
      linksHere: 1,
      linksElsewhere: 1,
    })
  })
})

describe('browsers that get a notice', () => {
  const groups = [
    { languages: ['de', 'en'] as Language[], browsers: 3 },
    { languages: ['en'] as Language[], browsers: 5 },
    { languages: ['fr'] as Language[], browsers: 7 },
  ]

  it('get one each, in the first of their languages that there is', () => {
    expect(browsersTold({ groups, announced: [] }, ['en', 'de'], [])).toBe(8)
    expect(browsersTold({ groups, announced: [] }, ['en'], [])).toBe(8)
    expect(browsersTold({ groups, announced: [] }, ['en'], ['de'])).toBe(5)
    expect(browsersTold({ groups, announced: ['en'] }, ['en'], [])).toBe(0)
    expect(browsersTold({ groups, announced: [] }, [], ['en'])).toBe(0)
  })
})
