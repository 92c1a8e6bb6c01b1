import { stringify } from 'yaml'
import { plainText } from '#api/services/transfer/post-files.ts'
import type { StoredPost } from '#api/store/post-rows.ts'
import type { WholePost } from '#api/store/staff/post-transfer.ts'
import { languages } from '#locales/languages.ts'

export interface TextFile {
  name: string
  text: string
}

/** The files of a post's folder. What a language shares with `post.yaml` is said there alone. */
export function filesOfPost({ sourceLanguage, createdAt, translations, formerSlugs }: WholePost): TextFile[] {
  const source = translations.find(({ language }) => language === sourceLanguage) ?? translations[0]
  if (!source) return []
  const dated =
    source.visibleFrom === undefined ? translations.find(({ visibleFrom }) => visibleFrom !== undefined) : source
  const facts = {
    type: source.type,
    author: source.author,
    featured: source.featured,
    publishedAt: written(dated?.visibleFrom),
    updatedAt: written(source.updatedAt),
    picture: source.picture,
    sourceLanguage,
    createdAt: written(createdAt),
  }
  const texts = languages.flatMap((language) => {
    const post = translations.find((one) => one.language === language)
    if (!post) return []
    const left = formerSlugs.filter((one) => one.language === language).map(({ slug }) => slug)
    const front = {
      slug: post.slug,
      title: post.title,
      excerpt: post.excerpt,
      pictureAlt: post.pictureAlt,
      tags: post.tags,
      seo: post.seo,
      state: post.status === 'published' ? undefined : post.status,
      visibleFrom: unlike(written(post.visibleFrom), facts.publishedAt),
      visibleUntil: written(post.visibleUntil),
      formerSlugs: left.length > 0 ? left : undefined,
      sourceParagraphs: post.behind > 0 ? post.sourceHashes : undefined,
      ...differences(post, source),
    }
    return { name: `${language}.md`, text: `---\n${yaml(front)}---\n${plainText(post.body)}\n` }
  })
  return [{ name: 'post.yaml', text: yaml(facts) }, ...texts]
}

function differences(post: StoredPost, source: StoredPost) {
  const updatedAt = post.updatedAt === undefined ? null : written(post.updatedAt)
  return {
    type: unlike(post.type, source.type),
    author: unlike(post.author, source.author),
    featured: unlike(post.featured, source.featured),
    picture: unlike(post.picture, source.picture),
    updatedAt: post.updatedAt === source.updatedAt ? undefined : updatedAt,
  }
}

const unlike = <Value>(own: Value, shared: Value) => (own === shared ? undefined : own)

/** Midnight in UTC is a day, as people write it. */
function written(time: number | undefined): string | undefined {
  if (time === undefined) return undefined
  const text = new Date(time).toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text
}

/** What is undefined is left out. Long lines stay one, so that a comparison of two exports shows what has changed. */
const yaml = (value: object) => stringify(JSON.parse(JSON.stringify(value)), { lineWidth: 0 })
