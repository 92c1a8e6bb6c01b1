import type { Options } from 'rehype-sanitize'
import { idPrefix } from '#api/services/markdown/markdown-headings.ts'

const headings = ['h2', 'h3', 'h4', 'h5', 'h6']
const region: [string, ...string[]][] = [['role', 'region']]
const reachable: [string, number] = ['tabIndex', 0]
const named = [...region, 'ariaLabel', reachable]
const sources: (string | [string, RegExp])[] = [
  ['srcSet', /^(\/pictures\/[a-z0-9-]+\.(avif|webp|jpg) \d+w(, (?=\/)|$))+$/],
  'sizes',
]
const cell: (string | [string, ...string[]])[] = [
  ['scope', 'col', 'row'],
  ['align', 'right'],
]

/** Allow-list of an article's HTML: no `style`, no handlers, no free `class` or `id`. */
export const allowed: Options = {
  tagNames: [
    ...headings,
    ...[
      'p',
      'blockquote',
      'ul',
      'ol',
      'li',
      'hr',
      'br',
      'pre',
      'code',
      'span',
      'div',
      'section',
      'figure',
      'figcaption',
    ],
    ...['em', 'strong', 'del', 'sup', 'a', 'input', 'picture', 'source', 'img'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    ...Object.fromEntries(headings.map((heading) => [heading, [['id', new RegExp(`^${idPrefix}[^\\s"'<>&]*$`)]]])),
    h2: [
      ['id', new RegExp(`^(${idPrefix}[^\\s"'<>&]*|footnote-label)$`)],
      ['className', 'sr-only'],
    ],
    a: [
      'href',
      ['rel', 'noopener', 'noreferrer'],
      ['id', /^fnref-\d+(-\d+)?$/],
      'dataFootnoteRef',
      'dataFootnoteBackref',
      ['ariaDescribedBy', 'footnote-label'],
      'ariaLabel',
    ],
    ol: ['start'],
    ul: [['className', 'contains-task-list']],
    li: [
      ['className', 'task-list-item'],
      ['id', /^fn-\d+$/],
    ],
    input: [['type', 'checkbox'], ['disabled', true], 'checked', 'ariaLabel'],
    section: ['dataFootnotes', ['className', 'footnotes']],
    figure: [['dataVideo', /^(youtube:[\w-]{11}|vimeo:\d{1,12})$/]],
    pre: named,
    code: [['className', 'hljs', /^language-[a-z]+$/]],
    span: [['className', /^hljs-[a-z_-]+$/, /^[a-z]+_{1,2}$/]],
    div: [['className', 'table-frame'], ...named],
    th: cell,
    td: cell,
    source: [['type', 'image/avif', 'image/webp'], ...sources],
    img: [
      ['src', /^\/pictures\/[a-z0-9-]+\.jpg$/],
      ...sources,
      'alt',
      'width',
      'height',
      ['loading', 'lazy'],
      ['decoding', 'async'],
    ],
  },
  required: { input: { disabled: true, type: 'checkbox' } },
  protocols: { href: ['http', 'https', 'mailto', 'tel'] },
  ancestors: {
    li: ['ul', 'ol'],
    input: ['li'],
    thead: ['table'],
    tbody: ['table'],
    tr: ['table'],
    th: ['table'],
    td: ['table'],
    source: ['picture'],
  },
  strip: ['script', 'style', 'template', 'svg', 'math', 'iframe', 'object', 'noscript'],
  clobber: [],
  allowComments: false,
  allowDoctypes: false,
}
