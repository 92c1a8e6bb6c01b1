import { useEffect } from 'react'
import type { PageHandle } from '#site/head/head.ts'
import { ThankYouPage } from '#site/pages/thank-you-page.tsx'
import { forgetDraft } from '#site/visitor/kept-draft.ts'
import { names } from '#site/visitor/stored-names.ts'

export const handle: PageHandle = { head: () => 'thank-you', texts: ['thank-you'] }

export function Component() {
  // Here, because a message that was sent without scripts arrives here, too.
  useEffect(() => forgetDraft(names.contactDraft), [])
  return <ThankYouPage />
}
