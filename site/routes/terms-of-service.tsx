import type { PageHandle } from '#site/head/head.ts'
import { LegalPage } from '#site/pages/legal-page.tsx'

export const handle: PageHandle = { head: () => 'terms-of-service', texts: ['terms-of-service', 'legal'] }

export function Component() {
  return <LegalPage document="terms-of-service" />
}
