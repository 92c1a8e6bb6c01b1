import type { Properties } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'
import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '#api/services/markdown/markdown.ts'
import { element } from '#api/services/markdown/markdown-labels.ts'
import { allowed } from '#api/services/markdown/markdown-sanitize.ts'
import { languages } from '#locales/languages.ts'
import { codeHtml, codeMarkdown } from '#stories/fixtures/code.ts'
import { readTexts } from '../../../support/data/texts.ts'

const labels = readTexts('en', 'blog-post').markdown
const picture = { width: 1600, height: 1067, widths: [160, 800, 1600] }

const render = (text: string) =>
  renderMarkdown(text, {
    language: 'en',
    labels,
    pictureSize: (slug) => (slug === 'a-house' || slug === 'author-1' ? picture : undefined),
    hrefFor: (path) => `/en${path}/`,
  })
const html = (text: string) => render(text).html

describe('headings', () => {
  it.each([
    ['# One\n\n## Two\n\n# Three', ['h2', 'h3', 'h2']],
    ['### One\n\n#### Two\n\n### Three', ['h2', 'h3', 'h2']],
    ['## One\n\n##### Two\n\n### Three', ['h2', 'h3', 'h3']],
    ['### One\n\n## Two\n\n### Three', ['h2', 'h2', 'h3']],
    ['# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6', ['h2', 'h3', 'h4', 'h5', 'h6', 'h6']],
  ])('%j begin with h2 and leave no level out', (text, levels) => {
    expect([...html(text).matchAll(/<(h\d)/g)].map(([, level]) => level)).toEqual(levels)
  })

  it('are the contents, with ids of their own', () => {
    const { sections } = render(
      '## Costs[^1]\n\n### *In* `time`\n\n## Costs\n\n#### ![]()\n\n> ## Quoted\n\n[^1]: Note.',
    )
    expect(sections).toEqual([
      { id: 'section-costs1', title: 'Costs', sections: [{ id: 'section-in-time', title: 'In time' }] },
      { id: 'section-costs', title: 'Costs' },
    ])
  })

  it('keep the hard spaces of their language in the contents, and no line break', () => {
    const { sections } = render('## Que\u202F? «\u202Fdeux\u00A0heures\u202F»\n\nTitle\nin two lines\n---')
    expect(sections.map(({ title }) => title)).toEqual([
      'Que\u202F? «\u202Fdeux\u00A0heures\u202F»',
      'Title in two lines',
    ])
  })

  it('keep letters of every language in their ids, and links find them', () => {
    const text = '## Größe & Çmimi\n\n[up](#größe--çmimi)'
    expect(html(text)).toContain('<h2 id="section-größe--çmimi">')
    expect(html(text)).toContain('href="#section-größe--çmimi"')
  })
})

describe('links', () => {
  it.each([
    ['[a](https://www.w3.org/TR/)', '<a href="https://www.w3.org/TR/" rel="noopener noreferrer">a</a>'],
    ['https://www.w3.org/TR/', '<a href="https://www.w3.org/TR/" rel="noopener noreferrer">https://www.w3.org/TR/</a>'],
    ['[a](/contact)', '<a href="/en/contact/">a</a>'],
    ['[a](mailto:a@example.org?subject=Hi%20there)', '<a href="mailto:a@example.org?subject=Hi%20there">a</a>'],
    ['[a](tel:+355-69-123)', '<a href="tel:+355-69-123">a</a>'],
    ['[](https://example.org/)', '<a href="https://example.org/" rel="noopener noreferrer">https://example.org/</a>'],
  ])('%s leads where it says', (text, link) => {
    expect(html(text)).toBe(`<p>${link}</p>`)
  })

  it.each([
    'javascript:alert(1)',
    '//example.org',
    'contact',
    '#nowhere',
    'ftp://example.org',
    'https://a@example.org',
  ])('to %s become words', (address) => {
    expect(html(`[*some* words](${address})`)).toBe('<p><em>some</em> words</p>')
  })

  it('end before a footnote begins', () => {
    expect(html('[words[^1]](/about)\n\n[^1]: Note.')).toContain('<a href="/en/about/">words</a><sup><a href="#fn-1"')
  })
})

describe('pictures', () => {
  it('of this site have their sizes; alone in a paragraph they are a figure', () => {
    const figure = html('![A house.](/pictures/a-house-800.jpg "Built *once*.")')
    expect(figure).toMatch(/^<figure><picture><source type="image\/avif" srcset="\/pictures\/a-house-160\.avif 160w, /)
    expect(figure).toContain('<img src="/pictures/a-house-800.jpg"')
    expect(figure).toContain('width="1600" height="1067" loading="lazy" decoding="async" alt="A house.">')
    expect(figure).toContain('<figcaption>Built *once*.</figcaption></figure>')
    expect(html('Words ![A house.](/pictures/a-house) words')).toMatch(/^<p>Words <picture>.*<\/picture> words<\/p>$/)
    expect(html('![](/pictures/author-1.jpg)')).toContain('src="/pictures/author-1-800.jpg"')
  })

  it('from elsewhere are a link, and words inside a link', () => {
    expect(html('![A cat](https://example.org/cat.png)')).toBe(
      '<p><a href="https://example.org/cat.png" rel="noopener noreferrer">A cat</a></p>',
    )
    expect(html('[![A cat](https://example.org/cat.png)](/about)')).toBe('<p><a href="/en/about/">A cat</a></p>')
    expect(html('![A cat](/pictures/unknown.jpg)')).toBe('<p>A cat</p>')
  })
})

describe('videos', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3',
      'youtube:aqz-KE-bpKQ',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    ],
    ['https://youtu.be/aqz-KE-bpKQ', 'youtube:aqz-KE-bpKQ', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ'],
    [
      '<https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ>',
      'youtube:aqz-KE-bpKQ',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    ],
    ['https://vimeo.com/76979871', 'vimeo:76979871', 'https://vimeo.com/76979871'],
    ['https://player.vimeo.com/video/76979871', 'vimeo:76979871', 'https://vimeo.com/76979871'],
  ])('%s alone in a paragraph gets a place', (text, key, href) => {
    expect(html(`## The menu\n\n${text}`)).toContain(
      `<figure data-video="${key}"><a href="${href}" rel="noopener noreferrer">Video 1 on `,
    )
  })

  it.each([
    'See https://youtu.be/aqz-KE-bpKQ',
    '[words](https://youtu.be/aqz-KE-bpKQ)',
    'https://youtu.be/short',
    '- https://vimeo.com/1',
  ])('%s stays a link', (text) => {
    expect(html(text)).not.toContain('data-video')
    expect(html(text)).toContain('<a href="https://')
  })
})

describe('tables, tasks and code', () => {
  it('have frames that the keyboard reaches, each with a name of its own', () => {
    const text =
      '## Prices\n\n| Part | Days |\n| --- | --: |\n| Menu | 2 |\n|  | 3 |\n\n```js\nlet a\n```\n\n```\nplain\n```\n\n| | b |\n| - | - |\n| c | d |'
    const names = [...html(text).matchAll(/role="region" aria-label="([^"]*)" tabindex="0"/g)].map(([, name]) => name)
    expect(names).toEqual(['Table 1: Prices', 'Code 1: JavaScript', 'Code 2', 'Table 2: Prices'])
    expect(html(text)).toContain('<th scope="col">Part</th>\n<th scope="col" align="right">Days</th>')
    expect(html(text)).toContain('<th scope="row">Menu</th>\n<td align="right">2</td>')
    expect(html(text)).toContain('<td></td>\n<td align="right">3</td>')
  })

  it.each(['- [x] Done\n- [ ] Open', '- [x] Done\n\n- [ ] Open\n\n  More'])('%j says whether it is done', (text) => {
    expect(html(text)).toContain(
      '<li class="task-list-item"><input type="checkbox" checked disabled aria-label="done">',
    )
    expect(html(text)).toContain('<li class="task-list-item"><input type="checkbox" disabled aria-label="open">')
  })

  it('is coloured as the story shows it', () => {
    expect(html(codeMarkdown)).toBe(codeHtml)
  })

  it.each(['html', 'css', 'js', 'jsx', 'ts', 'tsx', 'json', 'bash', 'yaml', 'md', 'http', 'sql', 'php'])(
    'knows %s',
    (name) => {
      const samples =
        '<a href="b">1</a> <?php echo 1 ?>\na { b: 1 }\nlet a = "b" // c\n{"a": 1}\n# c\nkey: 1\n**b**\nGET / HTTP/1.1\nSELECT 1'
      expect(html(`\`\`\`${name}\n${samples}\n\`\`\``)).toMatch(
        new RegExp(`<code class="hljs language-${name}">.*hljs-`, 's'),
      )
    },
  )

  it('leaves a language that it does not know as it is', () => {
    expect(html('```cobol\n<a> & b\n```')).toContain('<code>&#x3C;a> &#x26; b\n</code>')
  })
})

describe('footnotes', () => {
  it('are numbered, whatever they are called, and lead back to each place', () => {
    const text = 'One[^b], two[^a], again[^b].\n\n[^a]: Second.\n[^b]: First.'
    expect(html(text)).toContain(
      '<section data-footnotes class="footnotes"><h2 class="sr-only" id="footnote-label">Footnotes</h2>',
    )
    expect(html(text).indexOf('First.')).toBeLessThan(html(text).indexOf('Second.'))
    expect(html(text)).toContain('aria-label="Back to reference 1"')
    expect(html(text)).toContain('<a href="#fnref-1-2" data-footnote-backref="" aria-label="Back to reference 1-2">')
    const ids = [...html(text).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, target = ''] of html(text).matchAll(/href="#([^"]*)"/g)) expect(ids).toContain(target)
  })

  it.each(languages)('speak %s', (language) => {
    const own = readTexts(language, 'blog-post').markdown
    const text = 'One[^1].\n\n## H\n\n```js\na\n```\n\nhttps://vimeo.com/1\n\n- [x] a\n\n[^1]: Note.'
    const { html } = renderMarkdown(text, { language, labels: own })
    for (const word of [own.footnotes, own.done]) expect(html).toContain(word)
    expect(html).toContain(own.backToReference.replace('{{number}}', '1'))
    expect(html).toContain(own.video.replace('{{number}}', '1').replace('{{provider}}', 'Vimeo'))
    expect(html).not.toContain('{{')
  })
})

describe('the sanitizer alone, whatever came before it', () => {
  const clean = (...parts: Parameters<typeof element>) => {
    const root = { type: 'root' as const, children: [element(...parts)] }
    return unified().use(rehypeStringify).stringify(unified().use(rehypeSanitize, allowed).runSync(root))
  }
  const words = [{ type: 'text' as const, value: 'words' }]

  it.each(['script', 'style', 'svg', 'math', 'iframe', 'object', 'template', 'noscript'])(
    'drops %s and its content',
    (name) => {
      expect(clean(name, {}, words)).toBe('')
    },
  )

  it.each(['form', 'button', 'meta', 'base', 'link', 'video', 'details', 'h1', 'x-element', 'body'])(
    'unwraps %s',
    (name) => {
      expect(clean(name, {}, words)).toBe('words')
    },
  )

  it.each<[string, Properties]>([
    [
      'p',
      { onClick: 'alert(1)', style: 'position:fixed', className: ['fixed'], id: 'location', title: 'x', hidden: true },
    ],
    ['span', { className: ['fixed', 'hljs'], dataSlot: 'link', is: 'x-y', tabIndex: 1, role: 'alert' }],
    [
      'a',
      {
        href: 'javascript:alert(1)',
        ping: ['https://example.org'],
        target: '_top',
        id: 'alert',
        name: 'cookie',
      },
    ],
    ['a', { href: 'data:text/html,x', rel: ['opener'], className: ['x'], dataFootnote: '' }],
    ['figure', { dataVideo: 'javascript:alert(1)' }],
    ['pre', { role: 'alert', tabIndex: 9, contentEditable: 'true' }],
    ['h2', { id: 'footnote', className: ['hidden'] }],
    ['code', { className: ['language-"><script>'] }],
  ])('leaves nothing on %s of %j', (name, properties) => {
    expect(clean(name, properties, words)).toMatch(new RegExp(`^<${name}( class="")?( rel="")?>words</${name}>$`))
  })

  it('shows no picture of another place', () => {
    expect(clean('img', { src: 'https://example.org/a.jpg', onError: 'alert(1)', alt: 'x' }, [])).toBe('<img alt="x">')
    expect(clean('img', { src: '/pictures/../a.jpg' }, [])).toBe('<img>')
    expect(clean('img', { srcSet: '/pictures/a-1.jpg 1w, https://example.org/a.jpg 2w' }, [])).toBe('<img>')
  })
})

it('words are the text without marks, HTML and addresses', () => {
  const text =
    '## A *title*\n\nWords[^1] and [link](/about) `code`.<br>\n\n<div>gone</div>\n\n- one\n- two\n\n| a | b |\n| - | - |\n| c | d |\n\n![Alt](/pictures/a-house)\n\n[^1]: Note.'
  expect(render(text).words).toBe('A title\nWords and link code.\none\ntwo\na\nb\nc\nd\nAlt\nNote.')
})
