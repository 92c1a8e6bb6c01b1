import type { MarkdownOptions, RenderedMarkdown } from '#api/services/markdown/markdown.ts'
import type { MarkdownLabels } from '#api/services/markdown/markdown-labels.ts'
import type { PictureSize } from '#api/services/markdown/markdown-pictures.ts'
import type { StoredPost } from '#api/store/post-rows.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

/** Increment when the renderer's output changes: stored HTML of older versions is rendered again. */
export const htmlVersion = 1

/** An upload's address in Markdown. */
const uploads = /\/pictures\/([0-9a-f]{32})(?![0-9a-z])/g

interface PostRenderingDependencies {
  labels: (language: Language) => MarkdownLabels
  pictureSize: (slug: string) => PictureSize | undefined
  pictures: Pick<Stores['pictures'], 'sizes'>
}

interface RenderPlace extends Pick<MarkdownOptions, 'firstHeading' | 'idsWithin'> {
  inside?: PostRenderingDependencies['pictures']
}

export type PostRendering = ReturnType<typeof createPostRendering>

export type RenderPost = PostRendering['current']

/** Renders Markdown with links in the post's language (D3). */
export function createPostRendering({ labels, pictureSize, pictures }: PostRenderingDependencies) {
  /** Lazy: a server that only shows stored HTML never loads the renderer. `inside`: the stores of an open transaction. */
  async function render(
    body: string,
    language: Language,
    { inside = pictures, ...place }: RenderPlace = {},
  ): Promise<RenderedMarkdown> {
    const uploaded = await inside.sizes([...body.matchAll(uploads)].flatMap(([, id]) => id ?? []))
    const { renderMarkdown } = await import('#api/services/markdown/markdown.ts')
    return renderMarkdown(body, {
      language,
      labels: labels(language),
      pictureSize: (slug) => uploaded.get(slug) ?? pictureSize(slug),
      hrefFor: (path) => inLanguage(path, language),
      ...place,
    })
  }

  return {
    render,

    async current(post: StoredPost): Promise<Pick<StoredPost, 'html' | 'sections' | 'words'>> {
      return post.htmlVersion === htmlVersion ? post : await render(post.body, post.language)
    },
  }
}

/** Prefixed and with a trailing slash, except files. */
function inLanguage(path: string, language: Language): string {
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  if (pathname.slice(pathname.lastIndexOf('/')).includes('.')) return path
  return `/${language}${pathname.replace(/\/$/, '')}/${path.slice(pathname.length)}`
}
