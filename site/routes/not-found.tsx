import { data } from 'react-router-dom'
import type { PageHandle } from '#site/head/head.ts'
import { NotFoundPage } from '#site/pages/not-found-page.tsx'

export const handle: PageHandle = { head: () => 'not-found', texts: ['not-found'] }

export function loader() {
  return data(null, { status: 404 })
}

export function Component() {
  return <NotFoundPage />
}
