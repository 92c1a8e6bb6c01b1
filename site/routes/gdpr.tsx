import { LegalPage } from '#site/pages/legal-page.tsx'
import type { PageHandle } from '#site/render/head.ts'

export const handle: PageHandle = { head: () => 'gdpr', texts: ['gdpr', 'legal'] }

export function Component() {
  return <LegalPage document="gdpr" />
}
