import { ThankYouPage } from '#site/pages/thank-you-page.tsx'
import type { PageHandle } from '#site/render/head.ts'

export const handle: PageHandle = { head: () => 'thank-you', texts: ['thank-you'] }

export function Component() {
  return <ThankYouPage />
}
