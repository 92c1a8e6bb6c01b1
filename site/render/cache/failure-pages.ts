import {
  createStaticHandler,
  data,
  type LoaderFunctionArgs,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom'
import type { CachedPage, MadeAnswer, PageFailure } from '#api/contract/page-cache.ts'
import type { Language } from '#locales/languages.ts'
import { failureContext } from '#site/context/context.ts'
import { PageError } from '#site/parts/page-error.tsx'
import { compressPage } from '#site/render/cache/cached-page.ts'
import { pageContext } from '#site/render/page-context.ts'
import { routes } from '#site/routes.tsx'

interface FailurePagesOptions {
  publicUrl: string
  /** A page that keeps the address of the failed request must not hydrate. */
  render: (result: StaticHandlerContext, language: Language, isHydrated: boolean) => MadeAnswer
}

/** Keeps each failure page, because a busy server must not render them: there are as many as errors, in two forms and all languages. */
export function createFailurePages({ publicUrl, render }: FailurePagesOptions) {
  const handler = createStaticHandler(routes)
  const failing = createStaticHandler(routes.map(withFailure))
  const pages = new Map<string, Promise<CachedPage>>()

  async function make({ status, message, language, hasSent }: PageFailure): Promise<CachedPage> {
    const path = hasSent ? 'message-error/' : status === 404 ? 'not-found/' : ''
    const request = new Request(`${publicUrl}/${language}/${path}`)
    const requestContext = pageContext({ failure: { status, message } })
    const result = await (path ? handler : failing).query(request, { requestContext })
    if (result instanceof Response) throw new Error(`The page for ${status} leads elsewhere.`)
    return compressPage(render(result, language, hasSent))
  }

  return (failure: PageFailure): Promise<CachedPage> => {
    const name = [failure.status, failure.language, failure.hasSent, failure.message].join(' ')
    const known = pages.get(name)
    if (known) return known
    const page = make(failure)
    pages.set(name, page)
    page.catch(() => pages.delete(name))
    return page
  }
}

function withFailure(root: RouteObject): RouteObject {
  const withNothingElse = (group: RouteObject) =>
    group.children ? { ...group, children: [{ index: true, loader: fail, Component: PageError }] } : group
  return root.children ? { ...root, children: root.children.map(withNothingElse) } : root
}

function fail({ context }: LoaderFunctionArgs): never {
  const failure = context.get(failureContext)
  throw data(failure?.message, { status: failure?.status ?? 500 })
}
