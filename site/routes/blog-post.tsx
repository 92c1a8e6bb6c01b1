import { data } from 'react-router-dom'
import { PostPage } from '#site/pages/post-page.tsx'
import type { PageHandle } from '#site/render/head.ts'

export const handle: PageHandle = { head: () => 'blog-post', texts: ['blog-post', 'blog-list'] }

/** There are no posts yet: every address is that of an article which is not available (D22 for drafts). */
export function loader() {
  return data(null, { status: 404 })
}

export function Component() {
  return <PostPage status="missing" />
}
