import { remarkStringifyOptionsCtx } from '@milkdown/core'
import type { Ctx } from '@milkdown/ctx'
import {
  codeBlockSchema,
  commonmark,
  headingKeymap,
  headingSchema,
  imageSchema,
  linkSchema,
  remarkAddOrderInListPlugin,
  remarkPreserveEmptyLinePlugin,
  syncHeadingIdPlugin,
  syncListOrderPlugin,
  wrapInHeadingInputRule,
} from '@milkdown/preset-commonmark'
import {
  extendListItemSchemaForTask,
  footnoteDefinitionSchema,
  gfm,
  remarkGFMPlugin,
  tableCellSchema,
  tableHeaderSchema,
  tableSchema,
} from '@milkdown/preset-gfm'
import { textblockTypeInputRule } from '@milkdown/prose/inputrules'
import type { MarkdownNode } from '@milkdown/transformer'
import { $inputRule, $remark } from '@milkdown/utils'
import type { FootnoteDefinition } from 'mdast'
import { visit } from 'unist-util-visit'
import { isOwnPicture, safeHref } from '#ui/blocks/staff/editor/milkdown/addresses.ts'
import type { SheetOptions } from '#ui/blocks/staff/editor/milkdown/sheet-options.ts'

/** Writes Markdown as the posts of this site are written. */
export function writeAsPosts(ctx: Ctx): void {
  ctx.update(remarkStringifyOptionsCtx, (options) => ({
    ...options,
    bullet: '-' as const,
    emphasis: '*' as const,
    rule: '-' as const,
    listItemIndent: 'one' as const,
    fences: true,
  }))
  // Columns are not padded: a longer word would change every line of its table.
  ctx.set(remarkGFMPlugin.options.key, { singleTilde: false, stringLength: () => 3 })
}

/** The presets without what loses text (empty lines as `<br />`), and without ids and numbers that Markdown does not have: some walk through the whole text at each key, and an item more would change all below it. */
export function dialect(options: Pick<SheetOptions, 'pictureAddress' | 'words'>) {
  const left = new Set<unknown>([
    ...[remarkPreserveEmptyLinePlugin, remarkAddOrderInListPlugin, headingKeymap].flat(),
    syncHeadingIdPlugin,
    syncListOrderPlugin,
    wrapInHeadingInputRule,
  ])
  return [
    ...commonmark.filter((plugin) => !left.has(plugin)),
    ...gfm,
    heading,
    htmlInNotes,
    headingRule,
    link,
    picture(options),
    code,
    item,
    ...table,
    footnote,
  ].flat()
}

/** HTML that is a block becomes a paragraph's: the preset does so everywhere but in footnotes, and would drop these. */
const htmlInNotes = $remark('htmlInNotes', () => () => (tree) => {
  visit(tree, 'footnoteDefinition', (note: FootnoteDefinition) => {
    note.children = note.children.map((child) =>
      child.type === 'html' ? { type: 'paragraph', children: [child] } : child,
    )
  })
})

const levels = { first: 2, last: 4 } as const
const levelled = (level: number) => Math.min(Math.max(level, levels.first), levels.last)

/** The page's h1 is the title. What stands in a text already is kept as it is. */
const heading = headingSchema.extendSchema((before) => (ctx) => ({
  ...before(ctx),
  attrs: { level: { default: levels.first, validate: 'number' } },
  parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: levelled(level) } })),
  toDOM: ({ attrs }) => [`h${attrs['level']}`, { 'data-mark': '#'.repeat(Number(attrs['level'])) }, 0],
}))

const headingRule = $inputRule((ctx) =>
  textblockTypeInputRule(/^(#{1,4})\s$/, headingSchema.type(ctx), ([, marks = '']) => ({
    level: levelled(marks.length),
  })),
)

const link = linkSchema.extendSchema((before) => (ctx) => ({
  ...before(ctx),
  // Around other marks, as Markdown has it: `[**a** b](/c)`.
  priority: 10,
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs: (dom) => {
        const href = dom.getAttribute('href') ?? ''
        return safeHref(href) === undefined ? false : { href, title: dom.getAttribute('title') }
      },
    },
  ],
  toDOM: ({ attrs }) => {
    const href = safeHref(String(attrs['href']))
    return ['a', { ...(href && { href, target: '_blank', rel: 'noopener noreferrer' }), title: attrs['title'] }]
  },
}))

const picture = ({ pictureAddress, words }: Pick<SheetOptions, 'pictureAddress' | 'words'>) =>
  imageSchema.extendSchema((before) => (ctx) => ({
    ...before(ctx),
    attrs: {
      src: { default: '', validate: 'string' },
      alt: { default: '', validate: 'string' },
      // Since prosemirror-model 1.25.12 a value of the wrong type drops the picture.
      title: { default: null, validate: 'string|null' },
    },
    parseDOM: [
      {
        tag: 'span[data-picture]',
        getAttrs: ({ dataset }) => ({
          src: dataset['picture'] ?? '',
          alt: dataset['alt'] ?? '',
          title: dataset['title'] ?? null,
        }),
      },
      {
        tag: 'img[src]',
        getAttrs: (dom) => ({
          src: dom.getAttribute('src') ?? '',
          alt: dom.getAttribute('alt') ?? '',
          title: dom.getAttribute('title'),
        }),
      },
    ],
    toDOM: ({ attrs }) => {
      const [src, alt] = [String(attrs['src']), String(attrs['alt'])]
      const title: unknown = attrs['title']
      const caption = typeof title === 'string' && title !== ''
      return [
        'span',
        { class: 'sheet-picture', 'data-picture': src, 'data-alt': alt, ...(caption && { 'data-title': title }) },
        isOwnPicture(src)
          ? ['img', { src: pictureAddress(src), alt, loading: 'lazy', decoding: 'async' }]
          : ['span', { class: 'sheet-foreign' }, `${words('foreignPicture')} ${alt || src}`],
        ...(caption ? [['span', { class: 'sheet-caption' }, title]] : []),
      ]
    },
    parseMarkdown: {
      match: ({ type }) => type === 'image',
      runner: (state, node, type) => {
        state.addNode(type, { src: node['url'], alt: node['alt'] ?? '', title: node['title'] ?? null })
      },
    },
  }))

const code = codeBlockSchema.extendSchema((before) => (ctx) => ({
  ...before(ctx),
  attrs: { language: { default: '', validate: 'string' }, meta: { default: null, validate: 'string|null' } },
  parseDOM: [
    {
      tag: 'pre',
      preserveWhitespace: 'full' as const,
      getAttrs: ({ dataset }) => ({ language: dataset['language'] ?? '', meta: dataset['meta'] ?? null }),
    },
  ],
  // The frame: what scrolls would cut off the mark in the margin.
  toDOM: ({ attrs: { language, meta } }) => [
    'div',
    { class: 'sheet-code', 'data-mark': `\`\`\`${language}` },
    ['pre', { 'data-language': language, ...(meta !== null && { 'data-meta': meta }) }, ['code', 0]],
  ],
  parseMarkdown: {
    match: ({ type }: MarkdownNode) => type === 'code',
    runner: (state, node, type) => {
      state.openNode(type, { language: node['lang'] ?? '', meta: node['meta'] ?? null })
      if (node['value']) state.addText(String(node['value']))
      state.closeNode()
    },
  },
  toMarkdown: {
    match: ({ type }) => type.name === 'code_block',
    runner: (state, node) => {
      const { language, meta } = node.attrs
      state.addNode('code', undefined, node.textContent, { lang: language || null, meta })
    },
  },
}))

/** An item that begins with another block has an empty paragraph before it, so that one can write there; Markdown has none. */
const item = extendListItemSchemaForTask.extendSchema((before) => (ctx) => ({
  ...before(ctx),
  toMarkdown: {
    match: ({ type }) => type.name === 'list_item',
    runner: (state, { attrs, content, firstChild, childCount }) => {
      const isFiller = firstChild?.content.size === 0 && childCount > 1
      state.openNode('listItem', undefined, { spread: attrs['spread'], checked: attrs['checked'] })
      state.next(isFiller ? content.cut(firstChild.nodeSize) : content)
      state.closeNode()
    },
  },
}))

const alignment = { default: null, validate: 'string|null' }

/** Columns have an alignment only if somebody chose one. */
const cells = [tableCellSchema, tableHeaderSchema].map((cell) =>
  cell.extendSchema((before) => (ctx) => {
    const base = before(ctx)
    return {
      ...base,
      attrs: { ...base.attrs, alignment },
      parseDOM: [
        {
          tag: cell === tableHeaderSchema ? 'th' : 'td',
          getAttrs: ({ style }) => ({ alignment: /^(left|center|right)$/.exec(style.textAlign)?.[0] ?? null }),
        },
      ],
      toDOM: ({ type, attrs }) => [
        type.name === 'table_header' ? 'th' : 'td',
        attrs['alignment'] ? { style: `text-align: ${attrs['alignment']}` } : {},
        0,
      ],
    }
  }),
)

const table = [
  tableSchema.extendSchema((before) => (ctx) => ({
    ...before(ctx),
    toDOM: () => ['div', { class: 'sheet-table', 'data-mark': '| | |' }, ['table', ['tbody', 0]]],
  })),
  ...cells,
]

const footnote = footnoteDefinitionSchema.extendSchema((before) => (ctx) => ({
  ...before(ctx),
  parseDOM: [
    {
      tag: 'div[data-footnote]',
      getAttrs: ({ dataset }) => ({ label: dataset['footnote'] ?? '' }),
      contentElement: 'div',
    },
  ],
  toDOM: ({ attrs }) => [
    'div',
    { class: 'sheet-footnote', 'data-footnote': attrs['label'], 'data-mark': `[^${attrs['label']}]` },
    ['div', 0],
  ],
}))
