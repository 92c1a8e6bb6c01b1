import { visit } from 'unist-util-visit'
import { describe, expect, it } from 'vitest'
import { writingLimits } from '#api/contract/values/post-writing.ts'
import { renderMarkdown } from '#api/services/markdown/markdown.ts'
import { areCode, fencedLines, isBlank } from '#api/services/markdown/markdown-fences.ts'
import { parseMarkdown } from '#api/services/markdown/markdown-parser.ts'
import { readTexts } from '../../../support/data/texts.ts'

const labels = readTexts('en', 'blog-post').markdown
const render = (text: string) => renderMarkdown(text, { language: 'en', labels })

/** Two thirds of what a request may carry. */
const LENGTH = 45_000
/** Milliseconds. Before there were bounds, the first text took twelve seconds, and longer ones grew with the square. */
const HANGS = 8000

const numbered = (line: (index: number) => string) => Array.from({ length: 5000 }, (_, index) => line(index)).join('')
const repeated = [
  ...['~~a', '**a', '*a', '_a', '*a_ ', '***a', 'a**b', '_a**b', '~', '[', '![', '[a](', '[a]', '[a][b]', '](', '[a]]'],
  ...[
    '![[]()',
    '([',
    '<',
    '<a ',
    '</',
    '<!--',
    '<?',
    '<![CDATA[',
    '<https:',
    '&',
    '&a;',
    '&#1',
    '`',
    '`a``a```a',
    '\\[',
  ],
  ...[
    '> ',
    '>',
    '- ',
    '1. ',
    '- a ',
    '> - ',
    '|',
    '|a',
    '| a | b |\n',
    '# a\n',
    '- [ ] a\n',
    '[a]: b\n',
    '[^1]',
    '[^1]: a\n',
  ],
  ...[
    'http://a.',
    'www.a.b ',
    'http://a.b(',
    'a@a.',
    'a@a.bc ',
    'a.',
    '```\n',
    '~~~a\n',
    '<div>\n',
    '\ta\n',
    'a  \n',
    '---\n',
  ],
  // The marks of several paragraphs, each below its own bound.
  ...[`${'~~a'.repeat(700)}\n\n`, `${'*a_ '.repeat(700)}\n\n`, `${'![['.repeat(400)}\n\n`],
]
const texts = [
  ...repeated.map((piece) => piece.repeat(Math.ceil(LENGTH / piece.length))),
  // Quotes and items that every line opens anew, as many as a text as long as one may be saved can hold.
  ...['>', '> ', '- ', '1. ', '> - '].map((piece) => `${piece.repeat(15)}a\n\n`.repeat(2000)),
  numbered((index) => `${' '.repeat(2 * index)}- a\n`).slice(0, LENGTH),
  numbered((index) => `[^${index}]: a [^${index}]\n\n`).slice(0, LENGTH),
  `${'|a'.repeat(LENGTH / 4)}|\n${'|-'.repeat(LENGTH / 4)}|\n`,
  `${'|a'.repeat(150)}|\n${'|-'.repeat(150)}|\n${'|\n'.repeat(LENGTH)}`.slice(0, LENGTH),
]

describe('a hostile text of 45,000 characters', () => {
  it.each(texts.map((text) => [text.slice(0, 12), text]))('is shown or refused soon: %j', (_name, text) => {
    const begin = performance.now()
    try {
      expect(render(text).html).toEqual(expect.any(String))
    } catch (error) {
      expect(error).toMatchObject({ code: 'invalid', fields: { body: 'errors:fields.marks' } })
    }
    expect(performance.now() - begin).toBeLessThan(HANGS)
  })
})

describe('a text as long as one may be saved', () => {
  /** Seven lines: more of them than a text of 100,000 characters may have. */
  const chapter = (index: number) =>
    `## Chapter ${index}\n\n**One** ${'window lets light in, each day. '.repeat(13)}[on](/about)\n\n- one\n- two\n\n`
  const long = Array.from({ length: 700 }, (_, index) => chapter(index))
    .join('')
    .slice(0, writingLimits.body)

  it('is shown', { timeout: 60_000 }, () => {
    expect(long).toHaveLength(writingLimits.body)
    const { sections, words } = render(long)
    expect(sections.length).toBeGreaterThan(600)
    expect(words.length).toBeGreaterThan(250_000)
  })

  it('is refused with one character more, or with a paragraph of a third of it', () => {
    const refusal = expect.objectContaining({ code: 'invalid', fields: { body: 'errors:fields.marks' } })
    for (const text of [`${long}a`, `a\n\n${'a '.repeat(50_001)}`]) expect(() => render(text)).toThrow(refusal)
  })
})

describe('code', () => {
  const inCode = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`

  it.each(['js', 'ts', 'json', 'php'])('with a line that is too long is not coloured, the rest is: %s', (language) => {
    const begin = performance.now()
    const { html } = render(`${inCode(language, 'a'.repeat(LENGTH))}${inCode('js', 'const window = 1')}`)
    expect(html).toContain('a'.repeat(LENGTH))
    expect(html).toContain('hljs-keyword')
    expect(html).not.toContain('no-highlight')
    expect(performance.now() - begin).toBeLessThan(2000)
  })

  it('beyond what a text may have of it is not coloured, what stands before is', () => {
    const fence = (lines: number) => `\`\`\`ts\n${`const ${'a'.repeat(93)}\n`.repeat(lines)}\`\`\`\n\n`
    const coloured = (text: string) =>
      render(text)
        .html.match(/<code[^>]*>/g)
        ?.map((tag) => tag.includes('hljs'))
    expect(coloured(fence(250).repeat(4))).toEqual([true, true, false, false])
    expect(coloured(fence(700) + fence(100))).toEqual([false, true])
  })

  it('nested deeper than the colouring can follow is refused', () => {
    const refusal = expect.objectContaining({ code: 'invalid', fields: { body: 'errors:fields.marks' } })
    expect(() => render(inCode('js', '`${\n'.repeat(2900)))).toThrow(refusal)
  })
})

describe('what looks like code and is none', () => {
  const refusal = expect.objectContaining({ code: 'invalid', fields: { body: 'errors:fields.marks' } })
  const hostile = '*a_ '.repeat(4000)

  it.each([
    ['a fence after a tab', '\t```\n\n'],
    ['a fence within a comment', '<!--\n```\n-->\n\n'],
    ['a fence of a list’s item, which the next line leaves', '1. a\n   ```\n\n'],
    ['a fence that another after a tab does not close', '```\n\t```\n```\n\n'],
    ['a fence behind the mark of a byte order', '\ufeff```\n```\n'],
    ['a fence behind a hard space', '\u00a0```\n\n'],
  ])('is held to the bounds: %s', (_name, before) => {
    expect(() => render(before + hostile)).toThrow(refusal)
  })

  it('makes no cells that nobody counts', () => {
    const table = `${'|a'.repeat(300)}\n${'|-'.repeat(300)}\n`
    for (const text of [`\t\`\`\`\n\n${table}${'a\n'.repeat(300)}`, `${table}\u00a0\n${'a\n'.repeat(300)}`])
      expect(() => render(text)).toThrow(refusal)
  })

  it('begins no paragraph at a line of a hard space', () => {
    expect(() => render(`${'*a_ '.repeat(300)}\n\u00a0\n`.repeat(7))).toThrow(refusal)
  })

  it('is whatever the parser does not take for code', () => {
    let seed = 16
    const pick = <One>(some: readonly One[]): One => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return some[Math.floor((seed / 2 ** 32) * some.length)] as One
    }
    let proven = 0
    for (let round = 0; round < 3000; round++) {
      const lines = Array.from({ length: pick([3, 6, 12]) }, () => pick(indents) + pick(beginnings))
      const fenced = fencedLines(lines)
      if (fenced.size === 0 || !areCode(lines, fenced)) continue
      proven++
      const code = codeIn(lines)
      const wrong = [...fenced].filter((index) => !code.has(index) && !isBlank(lines[index]))
      expect({ lines, wrong }).toEqual({ lines, wrong: [] })
    }
    expect(proven).toBeGreaterThan(300)
  })

  const indents = ['', '', ' ', '  ', '   ', '    ', '     ', '\t', ' \t']
  const beginnings = [
    ...['```', '~~~', '````', '``` ', '```js', '```a`', '~~~ `', '- ```', '> ```', '1. ```', '-     ```'],
    ...['- a', '1. a', '> a', '>', '-', '<!--', '-->', '<div>', '<script>', '</script>', '<?', '?>'],
    ...['[^a]: b', '[^a]:', '[a]:', '[a]: b "', '"', 'a', '*', '---', '===', '# a', 'a | b', '- | -'],
    ...['', '', '\u00a0', '\u000b', '\u2028', '`', '\\```', '\ufeff```'],
  ]

  function codeIn(lines: readonly string[]): Set<number> {
    const code = new Set<number>()
    visit(parseMarkdown(lines.join('\n')), 'code', ({ position }) => {
      for (let at = position?.start.line ?? 1; at <= (position?.end.line ?? 0); at++) code.add(at - 1)
    })
    return code
  }
})

describe('bounds on marks', () => {
  it('refuse what the parser cannot do in a time', () => {
    const refusal = expect.objectContaining({ code: 'invalid', fields: { body: 'errors:fields.marks' } })
    for (const text of ['~~a'.repeat(15_000), '> '.repeat(1000), '1. '.repeat(1000), 'a'.repeat(100_001)]) {
      expect(() => render(text)).toThrow(refusal)
    }
  })

  it('leave alone what people write', () => {
    const nested = `- one:\n\n  \`\`\`ts\n${'  a[b] = *c * <d>[e]\n'.repeat(500)}  \`\`\`\n\n`
    const code = `\`\`\`ts\n${'a[b] = *c * <d>[e]\n'.repeat(500)}\`\`\`\n`
    const table = `| a | b |\n| - | - |\n${'| *c* | `d` |\n'.repeat(300)}`
    const list = '- **one** of [them](/a)\n  - two\n    - three\n'.repeat(80)
    const prose = '*One* and **two** of [those](https://example.org) that `code` has.\n\n'.repeat(400)
    for (const text of [
      code,
      nested,
      nested + code,
      table,
      list,
      prose,
      '- '.repeat(40),
      '* * *'.repeat(30),
      '> > > - deep',
    ]) {
      expect(render(text).html).not.toBe('')
    }
  })
})
