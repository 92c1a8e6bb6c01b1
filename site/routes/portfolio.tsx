import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { projectCategories } from '#locales/sample-projects.ts'
import { PortfolioPage } from '#site/pages/portfolio-page.tsx'
import type { PageHandle } from '#site/render/head.ts'

export const handle: PageHandle = { head: () => 'portfolio' }

/** The category is part of the address; one that does not exist shows all. */
export function loader({ request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get('category')
  return { category: projectCategories.find((category) => category === wanted) }
}

export function Component() {
  return <PortfolioPage category={useLoaderData<typeof loader>().category} />
}
