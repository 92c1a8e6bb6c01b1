import type { PageHandle } from '#site/head/head.ts'
import { LegalPage } from '#site/pages/legal-page.tsx'

export const handle: PageHandle = { head: () => 'cookie-policy', texts: ['cookie-policy', 'legal'] }

export function Component() {
  return <LegalPage document="cookie-policy" />
}
