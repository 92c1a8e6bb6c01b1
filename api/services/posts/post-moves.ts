import { htmlVersion, type PostRendering } from '#api/services/posts/post-rendering.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

export interface PostMove {
  postId: string
  language: Language
  from: string // slug
  to: string
}

type Inside = Pick<Stores, 'pictures' | 'postTexts' | 'postWords' | 'postWorkings'>

/**
 * Leads the links of all other posts in a language to a post's new address, in what visitors see and in what is
 * written. Versions stay: whoever writes one of them at the moment meets no conflict, and an old link redirects.
 */
export async function mendLinksTo(
  within: Inside,
  render: PostRendering['render'],
  { postId, language, from, to }: PostMove,
): Promise<void> {
  const { pictures, postTexts, postWords, postWorkings } = within
  const part = `/blog/app/${from}`
  const linking = (await postTexts.holding(language, part)).filter((post) => post.postId !== postId)
  const written = (await postWorkings.holding(language, part)).filter((post) => post.postId !== postId)
  if (linking.length === 0 && written.length === 0) return
  // Lazy, as the renderer is.
  const { mendLinks } = await import('#api/services/posts/mended-links.ts')
  const mend = (text: string) => mendLinks(text, { language, from, to })
  let isPublic = false
  for (const { searchId, status, ...post } of linking) {
    const body = mend(post.body)
    if (body === post.body) continue
    if (status === 'draft') await postTexts.setBody(searchId, { body, html: '', htmlVersion: 0, sections: [] })
    else {
      const { html, sections } = await render(body, language, { inside: pictures })
      await postTexts.setBody(searchId, { body, html, htmlVersion, sections })
      isPublic = true
    }
  }
  for (const { postId: id, content } of written) {
    const body = mend(content.body)
    if (body !== content.body) await postWorkings.setContent(id, language, { ...content, body })
  }
  if (isPublic) await postWords.countUp(language)
}
