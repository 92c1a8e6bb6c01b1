import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useActionData, useLoaderData, useLocation } from 'react-router-dom'
import { contactDraftOf } from '#site/client/contact-draft.ts'
import { failureContext } from '#site/context/context.ts'
import type { PageHandle } from '#site/head/head.ts'
import { useContactAddress } from '#site/links/use-contact-address.ts'
import { MessageErrorPage } from '#site/pages/message-error-page.tsx'
import { type MessageAnswer, useMessageForm } from '#site/routes/contact-message.ts'
import { useKeepPosted, useKeptDraft } from '#site/visitor/kept-draft.ts'
import { names } from '#site/visitor/stored-names.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'

/** What fails again is answered here, and leaves no further entry in the history. */
export { sendMessage as action } from '#site/routes/contact-message.ts'

export const handle: PageHandle = { head: () => 'message-error', texts: ['message-error', 'contact-form'] }

export function loader({ context }: LoaderFunctionArgs) {
  return { reason: context.get(failureContext)?.message }
}

/** What was written since is in the tab's storage; where there is none, the history entry has what was sent. */
export function Component() {
  const { t } = useTranslation(['message-error', 'contact-form'])
  const { reason } = useLoaderData<typeof loader>()
  const posted = useActionData<MessageAnswer>()
  const { state } = useLocation()
  const isHydrated = useHydrated()
  const kept = useKeptDraft(names.contactDraft)
  useKeepPosted(names.contactDraft, posted)
  const sent = useMemo(() => (isHydrated ? contactDraftOf(state) : undefined), [isHydrated, state])
  const address = useContactAddress().replace('/contact', '/message-error')
  const { props: form, refused } = useMessageForm(address, posted?.draft ?? sent)
  const values = posted?.draft ?? kept ?? refused?.draft ?? sent
  const { code, keys, message } = (refused ?? posted)?.error ?? {}
  const isSilent = code === undefined || code === 'invalid'
  const problem = code === 'network' ? t('network', { ns: 'contact-form' }) : (message ?? t('intro'))
  return (
    <MessageErrorPage
      {...form}
      {...(values && { values })}
      {...(keys && { errors: keys })}
      {...(!isSilent && { problem })}
      {...(reason && { reason })}
    />
  )
}
