import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { clientContext } from '#site/context/context.ts'
import { issueFeedPath } from '#site/head/feed-links.ts'
import type { PageHandle } from '#site/head/head.ts'
import { loaderLanguage } from '#site/language/loader-language.ts'
import { line } from '#site/network/line.ts'
import { NewsletterIssuesPage } from '#site/pages/newsletter-issues-page.tsx'
import { NotFoundPage } from '#site/pages/not-found-page.tsx'

export const handle: PageHandle = {
  texts: ['newsletter-issues'],
  head: (_answer, loaded) => {
    const { archive } = (loaded as Awaited<ReturnType<typeof loader>>['data'] | undefined) ?? {}
    return archive?.isPublic === false ? 'not-found' : 'newsletter-issues'
  },
}

/** Not found where the operator has not made issues of the language public. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = loaderLanguage({ request, context })
  const result = await context.get(clientContext).listIssues(language)
  if (!result.ok) {
    if (result.error.code === 'network') void line.check()
    return data({ archive: undefined, language }, 503)
  }
  return data({ archive: result.answer, language }, result.answer.isPublic ? 200 : 404)
}

export function Component() {
  const { archive, language } = useLoaderData<typeof loader>()
  if (archive?.isPublic === false) return <NotFoundPage />
  return <NewsletterIssuesPage issues={archive?.issues} feedHref={issueFeedPath(language)} />
}
