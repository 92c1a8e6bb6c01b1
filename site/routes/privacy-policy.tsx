import type { PageHandle } from '#site/head/head.ts'
import { LegalPage } from '#site/pages/legal-page.tsx'

export const handle: PageHandle = { head: () => 'privacy-policy', texts: ['privacy-policy', 'legal'] }

export function Component() {
  return <LegalPage document="privacy-policy" />
}
