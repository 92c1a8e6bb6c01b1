import type { PageHandle } from '#site/head/head.ts'
import { ThankYouPage } from '#site/pages/thank-you-page.tsx'

export const handle: PageHandle = { head: () => 'thank-you', texts: ['thank-you'] }

export function Component() {
  return <ThankYouPage />
}
