import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useActionData, useNavigate } from 'react-router-dom'
import type { PageHandle } from '#site/head/head.ts'
import { useContactAddress } from '#site/links/use-contact-address.ts'
import { ContactPage } from '#site/pages/contact-page.tsx'
import { MessageErrorPage } from '#site/pages/message-error-page.tsx'
import { type MessageAnswer, useMessageForm } from '#site/routes/contact-message.ts'
import { useKeepPosted, useKeptDraft } from '#site/visitor/kept-draft.ts'
import { names } from '#site/visitor/stored-names.ts'

/** An error in a field, the limit and a broken line come back to the form; any other shows the message-error page. */
export { sendMessage as action } from '#site/routes/contact-message.ts'

export const handle: PageHandle = {
  head: (answer) => (isLost(answer) ? 'message-error' : 'contact'),
  texts: ['contact', 'faq', 'contact-form'],
}

export function Component() {
  const { t } = useTranslation('contact-form')
  const posted = useActionData<MessageAnswer>()
  const address = useContactAddress()
  const navigate = useNavigate()
  const { props: form, refused } = useMessageForm(address, posted?.draft)
  const kept = useKeptDraft(names.contactDraft)
  useKeepPosted(names.contactDraft, posted)
  const answer = refused ?? posted
  const lost = isLost(answer) ? answer : undefined

  useEffect(() => {
    if (lost) void navigate(address.replace('/contact', '/message-error'), { state: { draft: lost.draft } })
  }, [lost, address, navigate])

  if (lost) return <MessageErrorPage {...form} values={lost.draft} />
  // What was written since it was sent is kept, too.
  const values = posted?.draft ?? kept ?? refused?.draft
  const { code, keys, message } = answer?.error ?? {}
  const problem = code === 'network' ? t('network') : code === 'too_many_requests' ? message : undefined
  return (
    <ContactPage {...form} {...(values && { values })} {...(keys && { errors: keys })} {...(problem && { problem })} />
  )
}

function isLost(answer: unknown): answer is MessageAnswer {
  if (answer === null || typeof answer !== 'object' || !('error' in answer)) return false
  const { error } = answer as MessageAnswer
  return error.code !== 'invalid' && error.code !== 'too_many_requests' && error.code !== 'network'
}
