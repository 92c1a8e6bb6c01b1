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
  labels: MarkdownLabels
  /** The manifest's entry of a picture; without it pictures are left out. */
  pictureSize?: (slug: string) => PictureSize | undefined
  hrefFor?: (path: string) => string // rewrites paths of this site
}

export interface RenderedMarkdown {
  html: string // sanitised (markdown-sanitize.ts)
  sections: ArticleSection[]
  words: string
}

const parser = unified().use(remarkParse).use(remarkGfm, { singleTilde: false })
const writer = unified().use(rehypeStringify)

/** The structure that `ArticleBody` styles (specification 3), without embedded HTML. Isomorphic. Throws `invalid`. */
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
