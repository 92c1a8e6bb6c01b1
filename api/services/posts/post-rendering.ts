import type { RenderedMarkdown } from '#api/services/markdown/markdown.ts'
import type { MarkdownLabels } from '#api/services/markdown/markdown-labels.ts'
import type { PictureSize } from '#api/services/markdown/markdown-pictures.ts'
import type { StoredPost } from '#api/store/post-rows.ts'
import type { Language } from '#locales/languages.ts'

/** Increment when the renderer's output changes: stored HTML of older versions is rendered again. */
export const htmlVersion = 1

interface PostRenderingDependencies {
  labels: (language: Language) => MarkdownLabels
  pictureSize: (slug: string) => PictureSize | undefined
}

export type RenderPost = ReturnType<typeof createPostRendering>['current']

/** Renders Markdown with links in the post's language (D3). */
export function createPostRendering({ labels, pictureSize }: PostRenderingDependencies) {
  /** Lazy: a server that only shows stored HTML never loads the renderer. */
  async function render(body: string, language: Language): Promise<RenderedMarkdown> {
    const { renderMarkdown } = await import('#api/services/markdown/markdown.ts')
    return renderMarkdown(body, {
      language,
      labels: labels(language),
      pictureSize,
      hrefFor: (path) => inLanguage(path, language),
    })
  }

  return {
    render,

    async current(post: StoredPost): Promise<Pick<StoredPost, 'html' | 'sections'>> {
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
