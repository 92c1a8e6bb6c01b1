import { use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { data, type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import { localPath, prefixOf } from '#site/addresses.ts'
import { blogAddress, blogQueryOf } from '#site/blog-address.ts'
import { tabStore } from '#site/browser/storage.ts'
import { names } from '#site/browser/stored-names.ts'
import { useShare } from '#site/browser/use-share.ts'
import { LinkPrefix } from '#site/link-prefix.ts'
import { BlogPage } from '#site/pages/blog-page.tsx'
import { NotFoundPage } from '#site/pages/not-found-page.tsx'
import type { PageHandle } from '#site/render/head.ts'
import { blogTypes } from '#ui/blocks/blog-types.ts'

export const handle: PageHandle = {
  texts: ['blog-list', 'blog-card', 'related-topics', 'share'],
  head: (_answer, loaded) => {
    const list = loaded as Awaited<ReturnType<typeof loader>>['data'] | undefined
    return list?.isUnknown ? 'not-found' : { page: 'blog-list', ...(list?.query.type && { type: list.query.type }) }
  },
}

/** The list, or one type of it; a type that does not exist is no page. There are no posts yet, and the list says so. */
export function loader({ request, params }: LoaderFunctionArgs) {
  const type = blogTypes.find((candidate) => candidate === params['type'])
  const isUnknown = params['type'] !== undefined && !type
  const query = blogQueryOf(new URL(request.url).searchParams, type)
  return data({ query, posts: [], isUnknown }, { status: isUnknown ? 404 : 200 })
}

export function Component() {
  const { query, posts, isUnknown } = useLoaderData<typeof loader>()
  const { t } = useTranslation('blog-list')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const prefix = use(LinkPrefix)
  const share = useShare(t('title'))
  // What the header's search left has arrived.
  useEffect(() => tabStore.remove(names.headerSearch), [])
  if (isUnknown) return <NotFoundPage />
  return (
    <BlogPage
      action={localPath('/blog', prefixOf(pathname))}
      query={query}
      listing={{ status: 'ready', posts, total: 0, page: 1, pageCount: 1 }}
      hrefFor={(page) => blogAddress(query, page)}
      onQueryChange={(next) => void navigate(localPath(blogAddress(next), prefix), { preventScrollReset: true })}
      share={share}
    />
  )
}
