import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPosts } from '#api/content/read-posts.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { renderMarkdown } from '#api/services/markdown/markdown.ts'
import { countWords } from '#api/services/posts/read-time.ts'
import type { WrittenPost, WrittenTranslation } from '#api/services/transfer/post-files.ts'
import { type Language, languages } from '#locales/languages.ts'
import { sitePages } from '#site/address/site-pages.ts'
import pictures from '#ui/pictures/manifest.json' with { type: 'json' }
import { readTexts } from '../support/data/texts.ts'

const sizes: Record<string, { width: number; height: number; widths: number[] }> = pictures
const posts = readPosts()
const ids = posts.map(({ id }) => id)

const translations = posts.flatMap((post) =>
  languages.map((language): [string, Language, WrittenPost, WrittenTranslation | undefined] => [
    `${post.id}/${language}.md`,
    language,
    post,
    post.translations[language],
  ]),
)

function rendered({ text }: WrittenTranslation, language: Language) {
  const labels = readTexts(language, 'blog-post').markdown
  return renderMarkdown(text, { language, labels, pictureSize: (slug) => sizes[slug] })
}

const count = (html: string, part: RegExp) => [...html.matchAll(part)].length

/** What a translation has to have as often as its source. */
function structureOf(translation: WrittenTranslation, language: Language) {
  const { html } = rendered(translation, language)
  return {
    h2: count(html, /<h2 id="section-/g),
    h3: count(html, /<h3 /g),
    links: count(html, /<a href="(?!#)/g),
    code: count(html, /<pre /g),
    footnotes: count(html, /<li id="fn-/g),
    tables: count(html, /<table>/g),
    quotes: count(html, /<blockquote>/g),
    tasks: count(html, /<input /g),
    items: count(html, /<li/g),
  }
}

const pathsInside = (html: string) => [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href)

const known = [
  ...Object.values(sitePages).map((page): string => page.path),
  ...postTypes.map((type) => `/blog/type/${type}`),
  ...ids.map((id) => `/blog/app/${id}`),
]

describe('the posts that come with the site', () => {
  it('are at least twelve, and two of each type', () => {
    expect(posts.length).toBeGreaterThanOrEqual(12)
    for (const type of postTypes) expect(posts.filter((post) => post.type === type).length, type).toBeGreaterThan(1)
  })

  it('have pictures that were drawn', () => {
    expect(posts.filter(({ picture }) => !sizes[picture]).map(({ id }) => id)).toEqual([])
  })

  it('have the name of their folder as their English slug, which links between posts are written with', () => {
    expect(posts.filter(({ id, translations: { en } }) => en?.slug !== id).map(({ id }) => id)).toEqual([])
  })

  it.each(languages)('have slugs of their own in %s', (language) => {
    const slugs = posts.flatMap(({ translations: { [language]: own } }) => own?.slug ?? [])
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([])
  })

  it.each(translations)('%s is written', (_file, _language, _post, translation) => {
    expect(translation).toBeDefined()
  })

  it.each(translations)(
    '%s is no longer than lists and search engines show',
    (_file, _language, _post, translation) => {
      const { title = '', excerpt = '', pictureAlt = '', tags = [], seo = {} } = translation ?? {}
      expect(title.length).toBeLessThanOrEqual(65)
      for (const [text, most] of [
        [excerpt, 210],
        [pictureAlt, 200],
        [seo.ogDescription ?? excerpt, 210],
        [seo.ogTitle ?? title, 75],
      ] as const) {
        expect(text).not.toBe('')
        expect(text.length).toBeLessThanOrEqual(most)
      }
      expect(tags.length).toBeGreaterThan(0)
      expect(tags.length).toBeLessThanOrEqual(4)
    },
  )

  it.each(translations)('%s is built like its English source', (_file, language, post, translation) => {
    const { en } = post.translations
    if (!en || !translation) expect.fail('one of the two is missing')
    expect(structureOf(translation, language)).toEqual(structureOf(en, 'en'))
  })

  it.each(translations)(
    '%s leads to pages that exist, and to those of its source',
    (_f, language, post, translation) => {
      const { en } = post.translations
      if (!en || !translation) expect.fail('one of the two is missing')
      const paths = pathsInside(rendered(translation, language).html)
      expect(paths.filter((href) => !known.includes(href.replace(/[?#].*$/, '')))).toEqual([])
      expect(paths.toSorted()).toEqual(pathsInside(rendered(en, 'en').html).toSorted())
    },
  )

  it.each(translations)('%s loses nothing in the renderer', (_file, language, _post, translation) => {
    if (!translation) expect.fail('it is missing')
    const { text } = translation
    const { html } = rendered(translation, language)
    const prose = text.replace(/^(```+)[^\n]*\n[\s\S]*?^\1$/gm, '').replace(/`[^`\n]+`/g, '')
    // HTML would be left out, foreign pictures would become links, links that lead nowhere words.
    expect(prose).not.toMatch(/<\/?[a-z][^>\s]*[^>]*>/i)
    const targets = [...prose.matchAll(/\]\(([^)\s]+)/g)].map(([, target = '']) => target.replace('#', '#section-'))
    expect(targets.filter((target) => !html.includes(`"${target}"`))).toEqual([])
  })

  it.each(posts)('$id has at least 600 words in English', ({ translations: { en } }) => {
    expect(en && countWords(rendered(en, 'en').words, 'en')).toBeGreaterThanOrEqual(600)
  })
})

describe('the reader of posts', () => {
  let folder = ''
  const facts = 'type: news\nauthor: Somebody\npublishedAt: 2026-11-12\npicture: gdpr\n'
  const words = '---\nslug: a-post\ntitle: A post\nexcerpt: Short.\npictureAlt: A thing.\ntags: [one]\n---\nText.\n'
  const write = (name: string, text: string) => writeFileSync(path.join(folder, 'a-post', name), text)

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'posts-'))
    mkdirSync(path.join(folder, 'a-post'))
    write('post.yaml', facts)
    write('en.md', words)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it('takes what is complete', () => {
    expect(readPosts(folder)).toEqual([
      {
        id: 'a-post',
        type: 'news',
        author: 'Somebody',
        featured: false,
        publishedAt: '2026-11-12',
        picture: 'gdpr',
        translations: {
          en: {
            slug: 'a-post',
            title: 'A post',
            excerpt: 'Short.',
            pictureAlt: 'A thing.',
            tags: ['one'],
            seo: {},
            text: 'Text.',
          },
        },
      },
    ])
  })

  it.each([
    ['post.yaml', 'type: gossip', /post\.yaml cannot be used.*type/s],
    ['post.yaml', `${facts}typ: news\n`, /post\.yaml cannot be used.*typ/s],
    ['post.yaml', facts.replace('2026-11-12', '2026-13-40'), /publishedAt: must be a day/],
    ['en.md', 'No facts.', /en\.md must begin with its facts/],
    ['en.md', words.replace('Text.', ''), /en\.md has no text/],
    ['en.md', words.replace('title: A post', 'title: A post: a story'), /en\.md is not YAML.*quotation marks/s],
    ['en.md', words.replace('slug: a-post', 'slug: A Post'), /slug: must be lower-case ASCII words/],
    ['en.md', words.replace('title: A post', `title: ${'A'.repeat(201)}`), /title: must have at most 200/],
    ['en.md', words.replace('Short.', 'A'.repeat(401)), /excerpt: must have at most 400/],
    ['pt.md', words, /pt\.md has no place here/],
  ])('names the file and what to mend: %s (%#)', (name, text, message) => {
    write(name, text)
    expect(() => readPosts(folder)).toThrow(message)
  })
})
