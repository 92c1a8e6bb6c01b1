import { data } from 'react-router-dom'
import { NotFoundPage } from '#site/pages/not-found-page.tsx'
import type { PageHandle } from '#site/render/head.ts'

export const handle: PageHandle = { head: () => 'not-found', texts: ['not-found'] }

export function loader() {
  return data(null, { status: 404 })
}

export function Component() {
  return <NotFoundPage />
}
