import type { Root } from 'hast'
import rehypeSanitize from 'rehype-sanitize'
import rehypeSlug from 'rehype-slug'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { checkBounds, refuseText } from '#api/services/markdown/markdown-bounds.ts'
import { colourCode } from '#api/services/markdown/markdown-code.ts'
import { frameCode, frameTables } from '#api/services/markdown/markdown-frames.ts'
import { type ArticleSection, idPrefix, levelHeadings, sectionsOf } from '#api/services/markdown/markdown-headings.ts'
import { createNames, fill, type MarkdownLabels } from '#api/services/markdown/markdown-labels.ts'
import { checkLinks } from '#api/services/markdown/markdown-links.ts'
import { frameTasks } from '#api/services/markdown/markdown-lists.ts'
import { parseMarkdown } from '#api/services/markdown/markdown-parser.ts'
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
  firstHeading?: number // level of the first headings; 2 unless said
  idsWithin?: string // where several texts stand on one page: begins the ids of this one's headings
}

export interface RenderedMarkdown {
  html: string // sanitised (markdown-sanitize.ts)
  sections: ArticleSection[]
  words: string
}

const writer = unified().use(rehypeStringify)

/** Throws `invalid` for what cannot be rendered in time, or at all: nested deeper than the parsers' stack. */
export function renderMarkdown(text: string, options: MarkdownOptions): RenderedMarkdown {
  checkBounds(text)
  try {
    return render(text, options)
  } catch (error) {
    if (error instanceof RangeError) refuseText()
    throw error
  }
}

/** The structure that `ArticleBody` styles (specification 3), without embedded HTML. Isomorphic. */
function render(text: string, options: MarkdownOptions): RenderedMarkdown {
  const { language, labels, pictureSize = () => undefined, hrefFor = (path) => path, firstHeading, idsWithin } = options
  const source = parseMarkdown(text)
  const words = wordsOf(source)
  numberFootnotes(source)

  const article = unified()
    .use(remarkRehype, {
      clobberPrefix: '',
      footnoteLabel: labels.footnotes,
      footnoteBackLabel: (index, again) =>
        fill(labels.backToReference, { number: again > 1 ? `${index + 1}-${again}` : String(index + 1) }),
    })
    .use(() => (tree: Root) => levelHeadings(tree, firstHeading))
    .use(rehypeSlug, { prefix: idsWithin === undefined ? idPrefix : `${idPrefix}${idsWithin}-` })
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
