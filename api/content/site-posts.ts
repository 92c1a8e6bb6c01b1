import { readPosts } from '#api/content/read-posts.ts'
import type { PostContent } from '#api/services/posts/post-editing.ts'
import { languages } from '#locales/languages.ts'

/** Oldest first. */
export function sitePosts(folder: string): PostContent[] {
  return readPosts(folder)
    .toReversed()
    .flatMap(({ id, translations, publishedAt, updatedAt, ...facts }) =>
      languages.flatMap((language) => {
        const translation = translations[language]
        if (!translation) return []
        const { text, ...words } = translation
        return [
          {
            ...facts,
            ...words,
            postId: id,
            language,
            body: text,
            status: 'published' as const,
            visibleFrom: Date.parse(publishedAt),
            ...(updatedAt && { updatedAt: Date.parse(updatedAt) }),
          },
        ]
      }),
    )
}
