import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { isHeading, titleOf } from '#api/services/markdown/markdown-headings.ts'
import { element, type Names } from '#api/services/markdown/markdown-labels.ts'

interface Video {
  key: string // `youtube:…` or `vimeo:…`, as in `data-video`
  provider: string
  href: string
}

const youtubeHosts = [
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]
const vimeoHosts = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']

/** A paragraph that is only a video's address becomes a link that the player replaces on request. */
export function frameVideos(tree: Root, names: Names): void {
  let title = ''
  tree.children = tree.children.map((node) => {
    if (node.type !== 'element') return node
    if (isHeading(node)) title = titleOf(node)
    const video = onlyVideo(node)
    if (!video) return node
    const { key, provider, href } = video
    const text = { type: 'text' as const, value: names('video', title, { provider }) }
    return element('figure', { dataVideo: key }, [element('a', { href, rel: ['noopener', 'noreferrer'] }, [text])])
  })
}

function onlyVideo(node: Element): Video | undefined {
  const [link, ...others] = node.children
  if (node.tagName !== 'p' || link?.type !== 'element' || link.tagName !== 'a' || others.length > 0) return undefined
  const href = String(link.properties['href'] ?? '')
  // A bare address only: a link with its own text belongs to a sentence.
  return /^https?:\/\//i.test(textOf(link)) && URL.canParse(href) ? videoAt(new URL(href)) : undefined
}

function videoAt({ hostname, pathname, searchParams }: URL): Video | undefined {
  if (hostname === 'youtu.be') return youtube(pathname.slice(1))
  if (youtubeHosts.includes(hostname)) {
    if (pathname === '/watch') return youtube(searchParams.get('v') ?? '')
    return youtube(/^\/(?:embed|shorts|live)\/([^/]+)$/.exec(pathname)?.[1] ?? '')
  }
  if (vimeoHosts.includes(hostname)) return vimeo(/^\/(?:video\/)?(\d+)$/.exec(pathname)?.[1] ?? '')
  return undefined
}

function youtube(id: string): Video | undefined {
  if (!/^[\w-]{11}$/.test(id)) return undefined
  return { key: `youtube:${id}`, provider: 'YouTube', href: `https://www.youtube.com/watch?v=${id}` }
}

function vimeo(id: string): Video | undefined {
  if (!/^\d{1,12}$/.test(id)) return undefined
  return { key: `vimeo:${id}`, provider: 'Vimeo', href: `https://vimeo.com/${id}` }
}
