import type { Element, ElementContent, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { element } from '#api/services/markdown/markdown-labels.ts'
import { isWebAddress } from '#api/services/markdown/markdown-links.ts'

export interface PictureSize {
  width: number
  height: number
  widths: number[] // widths available in `/pictures`
}

type FindPicture = (slug: string) => PictureSize | undefined

/** The width of an article's column (ui/blocks/blog/article-body.css). */
const sizes = '(min-width: 48rem) 40rem, 100vw'
const formats = { avif: 'image/avif', webp: 'image/webp' } as const

/** Pictures of this site get formats and sizes, alone in a paragraph a figure; others become links. */
export function framePictures(tree: Root, find: FindPicture): void {
  // Links do not nest: a foreign picture inside one leaves its alternative text.
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a') replaceImages(node, find, ({ alt }) => [{ type: 'text', value: alt }])
  })
  replaceImages(tree, find, linkTo)

  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'p' || !parent || index === undefined) return undefined
    const [picture, ...others] = node.children
    if (picture?.type !== 'element' || picture.tagName !== 'picture' || others.length > 0) return undefined
    const caption = picture.properties['title']
    parent.children[index] = element('figure', {}, [
      picture,
      ...(typeof caption === 'string' ? [element('figcaption', {}, [{ type: 'text', value: caption }])] : []),
    ])
    return SKIP
  })
}

interface ForeignPicture {
  src: string
  alt: string
}

function replaceImages(
  tree: Root | Element,
  find: FindPicture,
  otherwise: (foreign: ForeignPicture) => ElementContent[],
): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'picture') return SKIP
    if (node.tagName !== 'img' || !parent || index === undefined) return undefined
    const [src, alt] = [String(node.properties['src'] ?? ''), String(node.properties['alt'] ?? '')]
    const own = ownPicture(src, find)
    const replacement = own ? [pictureOf(own, alt, node.properties['title'])] : otherwise({ src, alt })
    parent.children.splice(index, 1, ...replacement)
    return [SKIP, index + replacement.length]
  })
}

function ownPicture(src: string, find: FindPicture) {
  const [, name = ''] = /^\/pictures\/([a-z0-9-]+)(?:\.(?:jpg|webp|avif))?$/.exec(src) ?? []
  return [name, name.replace(/-\d+$/, '')]
    .map((slug) => ({ slug, size: slug === '' ? undefined : find(slug) }))
    .find(({ size }) => size !== undefined)
}

function pictureOf(
  { slug, size }: { slug: string; size: PictureSize | undefined },
  alt: string,
  title: unknown,
): Element {
  const widths = size?.widths ?? []
  const sourceSet = (format: string) =>
    widths.map((width) => `/pictures/${slug}-${width}.${format} ${width}w`).join(', ')
  const fallback = widths.findLast((width) => width <= 800) ?? widths[0] ?? 0
  return element('picture', typeof title === 'string' ? { title } : {}, [
    ...Object.entries(formats).map(([format, type]) =>
      element('source', { type, srcSet: sourceSet(format), sizes }, []),
    ),
    element(
      'img',
      {
        src: `/pictures/${slug}-${fallback}.jpg`,
        srcSet: sourceSet('jpg'),
        sizes,
        width: size?.width ?? 0,
        height: size?.height ?? 0,
        loading: 'lazy',
        decoding: 'async',
        alt,
      },
      [],
    ),
  ])
}

/** Nothing loads from another host without a click. */
function linkTo({ src, alt }: ForeignPicture): ElementContent[] {
  const text: ElementContent = { type: 'text', value: alt === '' ? src : alt }
  if (isWebAddress(src)) return [element('a', { href: src, rel: ['noopener', 'noreferrer'] }, [text])]
  return alt === '' ? [] : [text]
}
