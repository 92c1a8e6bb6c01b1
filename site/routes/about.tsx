import { AboutPage } from '#site/pages/about-page.tsx'
import type { PageHandle } from '#site/render/head.ts'

export const handle: PageHandle = { head: () => 'about' }

export function Component() {
  return <AboutPage />
}
