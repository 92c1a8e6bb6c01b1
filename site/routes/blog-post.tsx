import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom'
import { languages } from '#locales/languages.ts'
import { localPath, prefixOf } from '#site/address/addresses.ts'
import { clientContext } from '#site/context/context.ts'
import type { PageHandle } from '#site/head/head.ts'
import { postHead } from '#site/head/post-head.ts'
import { loaderLanguage } from '#site/language/loader-language.ts'
import { useShownLanguage } from '#site/language/use-shown-language.ts'
import { useArticleLinks } from '#site/links/use-article-links.ts'
import { useShare } from '#site/links/use-share.ts'
import { line } from '#site/network/line.ts'
import { PostPage } from '#site/pages/post-page.tsx'
import { useTopics } from '#site/parts/use-topics.ts'
import { postView, shownPost } from '#site/routes/shown-post.ts'
import { useViewCount } from '#site/visitor/use-view-count.ts'

type Loaded = Awaited<ReturnType<typeof loader>>['data']

export const handle: PageHandle = {
  head: (_answer, loaded) => {
    const post = (loaded as Loaded | undefined)?.post
    return post ? { page: 'blog-post', post: postHead(post) } : 'blog-post'
  },
  texts: ['blog-post', 'blog-card', 'blog-list', 'share', 'related-topics'],
}

/** A post, a redirect from its other address (301), or the languages that have it (D21); a draft by its link (D22). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const language = loaderLanguage({ request, context })
  const { pathname, searchParams } = new URL(request.url)
  const slug = params['slug'] ?? ''
  const isDraft = /\/blog\/app\/draft\//.test(pathname)
  const preview = isDraft ? { preview: searchParams.get('preview') ?? '' } : {}
  const read = async () => {
    const answer = await context.get(clientContext).readPost({ language, slug, ...preview })
    if (!answer.ok && answer.error.code === 'network') throw new Error('The line is down.')
    return answer
  }
  const result = await line.fetch(read, request.signal)
  if (!result.ok) throw new Response(null, { status: 503 })
  const { answer } = result
  if (answer.status === 'moved') throw redirect(localPath(`/blog/app/${answer.slug}`, prefixOf(pathname)), 301)
  if (answer.status === 'found') {
    const caching = answer.post.isDraft ? { headers: { 'cache-control': 'no-store' } } : {}
    return data({ post: shownPost(answer.post), addresses: {}, language }, caching)
  }
  return data({ post: undefined, addresses: answer.addresses, language }, 404)
}

export function Component() {
  const { post, addresses, language } = useLoaderData<typeof loader>()
  useShownLanguage(language)
  const share = useShare(post?.title ?? '')
  const topics = useTopics(post?.type)
  useViewCount(post && !post.isDraft ? post.id : undefined, language)
  useArticleLinks()
  if (post) return <PostPage status="ready" post={postView(post)} share={share} topics={topics} />
  const others = languages.flatMap((other) => {
    const slug = addresses[other]
    return slug === undefined ? [] : [{ language: other, href: localPath(`/blog/app/${slug}`, other) }]
  })
  return <PostPage status="missing" languages={others} />
}
