import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { readPosts } from '#api/content/read-posts.ts'
import type { PictureSize } from '#api/services/markdown-pictures.ts'
import type { PostContent } from '#api/services/post-editing.ts'
import { languages } from '#locales/languages.ts'

/** The posts in a folder as staff would have written them, the oldest first. */
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

/** The names of the translations in a folder, as `post/language`, without reading them. */
export function sitePostIds(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.md'))
    .map((entry) => `${path.basename(entry.parentPath)}/${path.basename(entry.name, '.md')}`)
}

const manifest = path.join(import.meta.dirname, '..', '..', 'ui', 'pictures', 'manifest.json')
const pictureSizes = z.record(
  z.string(),
  z.object({ width: z.number(), height: z.number(), widths: z.array(z.number()) }),
)

/** What the manifest knows of each drawn picture. */
export function readPictureSizes(): Record<string, PictureSize> {
  return pictureSizes.parse(JSON.parse(readFileSync(manifest, 'utf8')))
}
