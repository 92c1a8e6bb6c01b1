import { htmlVersion, type PostRendering } from '#api/services/posts/post-rendering.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

export interface PostMove {
  postId: string
  language: Language
  from: string // slug
  to: string
}

/** Characters that are read and rendered in one transaction, which nobody else gets into: a second. */
const MOST_MENDED = 500_000

type Inside = Pick<Stores, 'pictures' | 'postTexts' | 'postWords' | 'postWorkings'>

/**
 * Leads the links of all other posts in a language to a post's new address, in what visitors see and in what is
 * written. Versions stay: whoever writes one of them at the moment meets no conflict, and an old link redirects. So do those
 * of the longest texts where there is too much to mend at once.
 */
export async function mendLinksTo(
  within: Inside,
  render: PostRendering['render'],
  { postId, language, from, to }: PostMove,
): Promise<void> {
  const { pictures, postTexts, postWords, postWorkings } = within
  const part = `/blog/app/${from}`
  const others = <Post extends { postId: string; letters: number }>(posts: Post[]) =>
    posts.filter((post) => post.postId !== postId).toSorted((one, other) => one.letters - other.letters)
  const linking = others(await postTexts.holding(language, part))
  const written = others(await postWorkings.holding(language, part))
  if (linking.length === 0 && written.length === 0) return
  // Lazy, as the renderer is.
  const { mendLinks } = await import('#api/services/posts/mended-links.ts')
  const mend = (text: string) => mendLinks(text, { language, from, to })
  let isPublic = false
  let left = MOST_MENDED
  for (const { searchId, status, letters } of linking) {
    left -= letters
    if (left < 0) break
    const former = (await postTexts.body(searchId)) ?? ''
    const body = mend(former)
    if (body === former) continue
    if (status === 'draft') await postTexts.setBody(searchId, { body, html: '', htmlVersion: 0, sections: [] })
    else {
      const { html, sections } = await render(body, language, { inside: pictures })
      await postTexts.setBody(searchId, { body, html, htmlVersion, sections })
      isPublic = true
    }
  }
  for (const { postId: id, letters } of written) {
    left -= letters
    if (left < 0) break
    const content = (await postWorkings.find(id, language))?.content
    if (!content) continue
    const body = mend(content.body)
    if (body !== content.body) await postWorkings.setContent(id, language, { ...content, body })
  }
  if (isPublic) await postWords.countUp(language)
}
