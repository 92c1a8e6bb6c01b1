import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { checkBounds } from '#api/services/markdown/markdown-bounds.ts'
import { colourCode } from '#api/services/markdown/markdown-code.ts'
import { frameCode, frameTables } from '#api/services/markdown/markdown-frames.ts'
import { type ArticleSection, idPrefix, levelHeadings, sectionsOf } from '#api/services/markdown/markdown-headings.ts'
import { createNames, fill, type MarkdownLabels } from '#api/services/markdown/markdown-labels.ts'
import { checkLinks } from '#api/services/markdown/markdown-links.ts'
import { frameTasks } from '#api/services/markdown/markdown-lists.ts'
import { framePictures, type PictureSize } from '#api/services/markdown/markdown-pictures.ts'
import { allowed } from '#api/services/markdown/markdown-sanitize.ts'
import { frameVideos } from '#api/services/markdown/markdown-videos.ts'
import { numberFootnotes, wordsOf } from '#api/services/markdown/markdown-words.ts'
import type { Language } from '#locales/languages.ts'

export type { ArticleSection } from '#api/services/markdown/markdown-headings.ts'
export type { MarkdownLabels } from '#api/services/markdown/markdown-labels.ts'

export interface MarkdownOptions {
  language: Language
  /** `markdown` in `locales/<language>/blog-post.json`, with its placeholders. */
  labels: MarkdownLabels
  /** What the manifest of pictures knows of one by its name; without it, no picture is shown. */
  pictureSize?: (slug: string) => PictureSize | undefined
  /** Where a path of this site leads to; unless given, it stays as it is written. */
  hrefFor?: (path: string) => string
}

export interface RenderedMarkdown {
  /** Safe to put into a page: every element and attribute is on the list in markdown-sanitize.ts. */
  html: string
  sections: ArticleSection[]
  /** The text without any mark, for the search and the reading time. */
  words: string
}

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false })
const writer = unified().use(rehypeStringify)

/**
 * A post's text as HTML, in the shape that `ArticleBody` and its styles expect (specification 3). HTML inside Markdown
 * is left out. Runs in a browser as well: nothing here asks Node for anything. Throws `invalid` for a text beyond
 * markdown-bounds.ts.
 */
export function renderMarkdown(text: string, options: MarkdownOptions): RenderedMarkdown {
  const { language, labels, pictureSize = () => undefined, hrefFor = (path) => path } = options
  checkBounds(text)
  const source = parser.parse(text)
  const words = wordsOf(source)
  numberFootnotes(source)

  const article = unified()
    .use(remarkRehype, {
      clobberPrefix: '',
      footnoteLabel: labels.footnotes,
      footnoteBackLabel: (index, again) =>
        fill(labels.backToReference, { number: again > 1 ? `${index + 1}-${again}` : String(index + 1) }),
    })
    .use(() => levelHeadings)
    .use(rehypeSlug, { prefix: idPrefix })
    .runSync(source)
  const sections = sectionsOf(article)

  const names = createNames(labels, language)
  checkLinks(article, hrefFor)
  framePictures(article, pictureSize)
  frameVideos(article, names)
  frameTables(article, names)
  frameCode(article, names)
  frameTasks(article, labels)
  colourCode(article)

  // Last: nothing of the author's is added after it.
  const safe = unified().use(rehypeSanitize, allowed).runSync(article)
  return { html: writer.stringify(safe), sections, words }
}
