import { LegalPage } from '#site/pages/legal-page.tsx'
import type { PageHandle } from '#site/render/head.ts'

export const handle: PageHandle = { head: () => 'privacy-policy', texts: ['privacy-policy', 'legal'] }

export function Component() {
  return <LegalPage document="privacy-policy" />
}
