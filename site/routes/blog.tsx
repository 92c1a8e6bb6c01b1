import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  data,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useRevalidator,
} from 'react-router-dom'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { localPath, prefixOf } from '#site/address/addresses.ts'
import { blogAddress, blogQueryOf, isBlogList, pageOf } from '#site/address/blog-address.ts'
import { clientContext } from '#site/context/context.ts'
import type { PageHandle } from '#site/head/head.ts'
import { loaderLanguage } from '#site/language/loader-language.ts'
import { useShownLanguage } from '#site/language/use-shown-language.ts'
import { useLinkPrefix } from '#site/links/link-prefix.ts'
import { useShare } from '#site/links/use-share.ts'
import { line } from '#site/network/line.ts'
import { BlogPage } from '#site/pages/blog-page.tsx'
import { NotFoundPage } from '#site/pages/not-found-page.tsx'
import { useDelayed } from '#site/parts/use-delayed.ts'
import { cardView } from '#site/routes/shown-post.ts'
import { usePageTurn } from '#site/routes/use-page-turn.ts'
import { tabStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'
import type { BlogListing, BlogQuery } from '#ui/blocks/blog/blog-types.ts'

export const handle: PageHandle = {
  texts: ['blog-list', 'blog-card', 'related-topics', 'share'],
  head: (_answer, loaded) => {
    const list = loaded as Awaited<ReturnType<typeof loader>>['data'] | undefined
    return list?.isUnknown ? 'not-found' : { page: 'blog-list', ...(list?.query.type && { type: list.query.type }) }
  },
}

/** A type that does not exist, or a page beyond the last, is not found. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const type = postTypes.find((candidate) => candidate === params['type'])
  const { searchParams } = new URL(request.url)
  const query = blogQueryOf(searchParams, type)
  const language = loaderLanguage({ request, context })
  if (params['type'] !== undefined && !type) return data({ ...nothing, query, language, isUnknown: true }, 404)
  const asked = { type: undefined, ...query, language, page: pageOf(searchParams) }
  const result = await context.get(clientContext).listPosts(asked)
  if (!result.ok) {
    if (result.error.code === 'network') void line.check()
    return data({ ...nothing, query, language, listing: failed }, 503)
  }
  const { posts, nearest, pages: foundPages, counts, ...pages } = result.answer
  const isUnknown = pages.page > 1 && pages.page > pages.pageCount
  const listing: BlogListing = {
    status: 'ready',
    posts: posts.map(cardView),
    nearest: nearest?.map(cardView),
    ...pages,
  }
  return data({ query, language, counts, listing, foundPages, isUnknown }, isUnknown ? 404 : 200)
}

const failed: BlogListing = { status: 'error' }
const nothing = { counts: {}, listing: failed, foundPages: undefined, isUnknown: false }

export function Component() {
  const { query, listing, counts, foundPages, language, isUnknown } = useLoaderData<typeof loader>()
  const { t } = useTranslation('blog-list')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  const isSlow = useDelayed(navigation.state === 'loading' && isBlogList(navigation.location.pathname))
  const isLoading = isSlow || (state === 'loading' && listing.status === 'error')
  const prefix = useLinkPrefix()
  const share = useShare(t('title'))
  useShownLanguage(language)
  usePageTurn(blogAddress(query), listing.status === 'ready' ? listing.page : undefined)
  useEffect(() => tabStore.remove(names.headerSearch), [])
  const hasFailed = listing.status === 'error'
  useEffect(() => {
    if (!hasFailed) return undefined
    return line.subscribe(() => line.isDown() || void revalidate())
  }, [hasFailed, revalidate])
  if (isUnknown) return <NotFoundPage />

  function change(next: BlogQuery) {
    const isSearched = next.q !== '' && next.q !== query.q
    void navigate(
      localPath(`${blogAddress(next)}${isSearched ? '#results' : ''}`, prefix),
      isSearched ? {} : { preventScrollReset: true },
    )
  }

  return (
    <BlogPage
      action={localPath('/blog', prefixOf(pathname))}
      query={query}
      listing={isLoading ? { status: 'loading' } : listing}
      counts={counts}
      pages={foundPages}
      hrefFor={(page) => blogAddress(query, page)}
      onQueryChange={change}
      onRetry={() => void revalidate()}
      share={share}
    />
  )
}
