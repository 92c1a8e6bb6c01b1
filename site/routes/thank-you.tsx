import type { PageHandle } from '#site/head/head.ts'
import { ThankYouPage } from '#site/pages/thank-you-page.tsx'
import { useForgetPosted } from '#site/visitor/kept-draft.ts'
import { names } from '#site/visitor/stored-names.ts'
import { useSentForm } from '#site/visitor/use-sent-form.ts'

export const handle: PageHandle = { head: () => 'thank-you', texts: ['thank-you'] }

export function Component() {
  useForgetPosted(names.contactDraft)
  useSentForm('contact', '/thank-you', true)
  return <ThankYouPage />
}
