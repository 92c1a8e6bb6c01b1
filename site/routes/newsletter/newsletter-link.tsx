import { useActionData, useLoaderData, useLocation, useNavigation, useSubmit } from 'react-router-dom'
import { pageQuery } from '#site/address/page-query.ts'
import type { PageHandle } from '#site/head/head.ts'
import { NewsletterLinkPage } from '#site/pages/newsletter-link-page.tsx'
import { latest, readLink, takeLinkStep } from '#site/routes/newsletter/newsletter-step.ts'
import type { SubscriptionStep } from '#ui/blocks/forms/newsletter-manage.tsx'

export const handle: PageHandle = { head: () => 'newsletter', texts: ['newsletter', 'newsletter-manage'] }

/** Opening a link changes nothing, because mail scanners open them all; the page's button does (D16). */
export const loader = readLink
export const action = takeLinkStep

export function Component() {
  const { subscription } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { pathname, search } = useLocation()
  const address = pathname + pageQuery(pathname, search)
  const navigation = useNavigation()
  const submit = useSubmit()
  const current = latest(subscription, answer)
  const token = 'token' in current ? current.token : ''
  const taking = steps.find((step) => navigation.formData?.get('step') === step)
  return (
    <NewsletterLinkPage
      subscription={current}
      action={address}
      taking={taking}
      problem={answer && !answer.result.ok ? 'error' : undefined}
      onStep={(step) => submit({ token, step }, { method: 'post', action: address, replace: true })}
    />
  )
}

const steps: readonly SubscriptionStep[] = ['confirm', 'unsubscribe', 'restore']
