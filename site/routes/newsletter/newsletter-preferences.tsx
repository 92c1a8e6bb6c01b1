import { useActionData, useLoaderData, useLocation, useNavigation, useSubmit } from 'react-router-dom'
import { pageQuery } from '#site/address/page-query.ts'
import type { PageHandle } from '#site/head/head.ts'
import { NewsletterPreferencesPage } from '#site/pages/newsletter-preferences-page.tsx'
import { latest, readLink, takeLinkStep } from '#site/routes/newsletter/newsletter-step.ts'

export const handle: PageHandle = { head: () => 'newsletter', texts: ['newsletter'] }

export const loader = readLink
export const action = takeLinkStep

export function Component() {
  const { token, subscription } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { pathname, search } = useLocation()
  const navigation = useNavigation()
  const submit = useSubmit()
  const address = pathname + pageQuery(pathname, search)
  return (
    <NewsletterPreferencesPage
      subscription={latest(subscription, answer)}
      token={token}
      action={address}
      outcome={answer && (answer.result.ok ? 'saved' : 'problem')}
      isSaving={navigation.formData?.get('step') === 'preferences'}
      onSave={(form) => submit(form, { method: 'post', action: address, replace: true })}
    />
  )
}
