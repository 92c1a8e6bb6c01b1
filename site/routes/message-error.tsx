import { type LoaderFunctionArgs, useLoaderData, useLocation, useSubmit } from 'react-router-dom'
import { contactDraftOf } from '#site/client/contact-draft.ts'
import { failureContext } from '#site/context/context.ts'
import type { PageHandle } from '#site/head/head.ts'
import { useContactAddress } from '#site/links/use-contact-address.ts'
import { MessageErrorPage } from '#site/pages/message-error-page.tsx'
import { useHydrated } from '#ui/lib/use-hydrated.ts'

export const handle: PageHandle = { head: () => 'message-error', texts: ['message-error'] }

export function loader({ context }: LoaderFunctionArgs) {
  return { reason: context.get(failureContext)?.message }
}

/** The draft is in the history entry, so that neither a reload nor Back loses it. */
export function Component() {
  const { reason } = useLoaderData<typeof loader>()
  const { state } = useLocation()
  // The server, which renders the page after a reload, does not have it.
  const draft = useHydrated() ? contactDraftOf(state) : undefined
  const action = useContactAddress()
  const submit = useSubmit()
  return (
    <MessageErrorPage
      action={action}
      {...(draft && { draft })}
      {...(reason && { reason })}
      onTryAgain={(values) => submit(values, { method: 'post', action })}
    />
  )
}
