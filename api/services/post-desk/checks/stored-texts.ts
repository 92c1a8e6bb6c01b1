import type { CheckedText, ReadCheckedPost } from '#api/services/post-desk/checks/checked-post.ts'
import { languageOf, panesOf, sharedBy } from '#api/services/post-desk/written-language.ts'
import type { Stores } from '#api/store/stores.ts'
import { languages } from '#locales/languages.ts'

type Reads = Pick<Stores, 'posts' | 'postTexts' | 'postWorkings'>

/** A post as it is written, whether visitors see that yet or not. Undefined for a deleted one. */
export function createStoredTexts(stores: Reads): ReadCheckedPost {
  return async (id) => {
    const post = await stores.posts.findPost(id)
    if (!post || post.deletedAt !== undefined) return undefined
    const waiting = await stores.postTexts.shared(id)
    const shared = waiting ?? (await sharedBy(stores, id, post.sourceLanguage))
    const panes = await panesOf(stores, id, 0)
    const texts: CheckedText[] = []
    for (const language of languages) {
      const [{ own, row, version }, pane] = [await languageOf(stores, id, language), panes[language]]
      if (!own || !pane) continue
      const { title, excerpt, body, seoTitle, seoDescription, pictureAlt } = own
      const picture = shared?.picture ?? own.picture
      const { behind } = pane
      const slug = own.slug || pane.slug
      texts.push({
        language,
        version,
        title,
        slug,
        excerpt,
        body,
        seoTitle,
        seoDescription,
        picture,
        // What waits for all languages is in drafts already.
        ownPicture: waiting?.picture ?? row?.picture ?? picture,
        pictureAlt,
        behind,
      })
    }
    return shared && { id, sourceLanguage: post.sourceLanguage, shared, texts }
  }
}
