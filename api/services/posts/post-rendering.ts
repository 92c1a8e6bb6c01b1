import type { RenderedMarkdown } from '#api/services/markdown/markdown.ts'
import type { MarkdownLabels } from '#api/services/markdown/markdown-labels.ts'
import type { PictureSize } from '#api/services/markdown/markdown-pictures.ts'
import type { StoredPost } from '#api/store/post-rows.ts'
import type { Language } from '#locales/languages.ts'

/** Counted up whenever the renderer writes something else for the same text; what is stored is then made anew. */
export const htmlVersion = 1

interface PostRenderingDependencies {
  labels: (language: Language) => MarkdownLabels
  pictureSize: (slug: string) => PictureSize | undefined
}

export type RenderPost = ReturnType<typeof createPostRendering>['current']

/** Posts' Markdown as the site shows it: links lead to the pages of the post's language (D3). */
export function createPostRendering({ labels, pictureSize }: PostRenderingDependencies) {
  /** The renderer is loaded with the first text: a server that only shows what is stored never needs it. */
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

    /** What is stored, or, when an older renderer made it, the same text by this one. */
    async current(post: StoredPost): Promise<Pick<StoredPost, 'html' | 'sections'>> {
      return post.htmlVersion === htmlVersion ? post : await render(post.body, post.language)
    },
  }
}

/** A path of the site under a language's prefix, with the slash that such paths end in; files stay where they are. */
function inLanguage(path: string, language: Language): string {
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  // What has a dot in its last part is a file.
  if (pathname.slice(pathname.lastIndexOf('/')).includes('.')) return path
  return `/${language}${pathname.replace(/\/$/, '')}/${path.slice(pathname.length)}`
}
