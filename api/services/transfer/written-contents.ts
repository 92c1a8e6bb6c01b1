import type { PostContent } from '#api/services/posts/post-editing.ts'
import type { WrittenPost } from '#api/services/transfer/post-files.ts'
import { languages } from '#locales/languages.ts'

/** A written post as it is saved, the source first, so that the others are compared with it. */
export function contentsOf({
  id,
  translations,
  publishedAt,
  updatedAt,
  sourceLanguage,
  createdAt: _createdAt,
  ...facts
}: WrittenPost): PostContent[] {
  const order = languages.toSorted((a, b) => Number(b === sourceLanguage) - Number(a === sourceLanguage))
  return order.flatMap((language) => {
    const translation = translations[language]
    if (!translation) return []
    const { text, state = 'published', visibleFrom = publishedAt, visibleUntil, ...rest } = translation
    const { formerSlugs: _formerSlugs, sourceParagraphs: _sourceParagraphs, updatedAt: own, ...words } = rest
    const { slug, title, excerpt, pictureAlt, tags, seo } = words
    const updated = own === undefined ? updatedAt : own
    const isDraft = state === 'draft'
    return {
      postId: id,
      language,
      slug,
      title,
      excerpt,
      pictureAlt,
      tags,
      seo: Object.fromEntries(Object.entries(seo).filter(([, value]) => value !== undefined)),
      body: text,
      type: words.type ?? facts.type,
      author: words.author ?? facts.author,
      featured: words.featured ?? facts.featured,
      picture: words.picture ?? facts.picture,
      status: state,
      visibleFrom: isDraft || visibleFrom === undefined ? undefined : Date.parse(visibleFrom),
      visibleUntil: isDraft || visibleUntil === undefined ? undefined : Date.parse(visibleUntil),
      updatedAt: updated === undefined || updated === null ? undefined : Date.parse(updated),
    }
  })
}
