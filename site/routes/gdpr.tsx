import type { PageHandle } from '#site/head/head.ts'
import { LegalPage } from '#site/pages/legal-page.tsx'

export const handle: PageHandle = { head: () => 'gdpr', texts: ['gdpr', 'legal'] }

export function Component() {
  return <LegalPage document="gdpr" />
}
