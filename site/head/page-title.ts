import { brand } from '#locales/brand.ts'
import type { PageHead } from '#site/context/page-handle.ts'
import type { HeadWords } from '#site/head/head-words.ts'

/** 'title | suffix'; of a post and of a type of posts, the suffix is the blog's title (specification 9). */
export function titleOf(head: PageHead, t: HeadWords): string {
  return `${head.post?.seoMeta?.title ?? nameOf(head, t)} | ${head.post || head.type ? t('blog-list:head.title') : brand.name}`
}

export function nameOf({ page, type, post }: PageHead, t: HeadWords): string {
  if (post) return post.title
  return type ? t(`site-header:blog.types.${type}`) : t(`${page}:head.title`)
}
