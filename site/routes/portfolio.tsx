import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { projectCategories } from '#locales/sample-projects.ts'
import type { PageHandle } from '#site/head/head.ts'
import { PortfolioPage } from '#site/pages/portfolio-page.tsx'

export const handle: PageHandle = {
  head: () => 'portfolio',
  texts: ['portfolio', 'project-filter', 'project-card', 'technology-stack'],
}

export function loader({ request }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams
  const wanted = search.get('category')
  return {
    category: projectCategories.find((category) => category === wanted),
    project: search.get('project') ?? undefined,
  }
}

export function Component() {
  const { category, project } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()

  function change(slug: string | undefined) {
    // Opened from the list, closing goes back; a direct visit has nothing to go back to.
    if (!slug && state?.isOpenedHere) return navigate(-1)
    const next = new URLSearchParams(search)
    if (slug) next.set('project', slug)
    else next.delete('project')
    return navigate(
      { search: next.toString() },
      { replace: !slug, preventScrollReset: true, state: slug ? { isOpenedHere: true } : null },
    )
  }

  return <PortfolioPage category={category} project={project} onProjectChange={change} />
}
