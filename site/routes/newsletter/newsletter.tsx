import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router-dom'
import { statusOf } from '#api/contract/values/errors.ts'
import { newsletterPaths } from '#api/contract/values/newsletter-paths.ts'
import { localPath, prefixOf } from '#site/address/addresses.ts'
import { newsletterDraftFrom } from '#site/client/newsletter-draft.ts'
import { clientContext } from '#site/context/context.ts'
import type { PageHandle } from '#site/head/head.ts'
import { postedLanguage } from '#site/language/posted-language.ts'
import { NewsletterPage } from '#site/pages/newsletter-page.tsx'
import { answerOf, NewsletterSignup } from '#site/parts/newsletter-signup.tsx'

type Answer = Exclude<Awaited<ReturnType<typeof action>>, Response>['data']

export const handle: PageHandle = { head: () => 'newsletter', texts: ['newsletter'] }

export function loader({ request }: LoaderFunctionArgs) {
  return { isSent: new URL(request.url).searchParams.has('sent') }
}

/** A form sent without scripts, from any page (D19). */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const draft = newsletterDraftFrom(form)
  const { pathname } = new URL(request.url)
  const prefix = prefixOf(pathname)
  const language = postedLanguage(form, pathname)
  const result = await context.get(clientContext).subscribe(draft, language)
  if (result.ok) return redirect(localPath(`${newsletterPaths.signUp}?sent`, prefix), 303)
  const { code } = result.error
  return data({ draft, posted: answerOf(result) }, code === 'network' ? 503 : statusOf[code])
}

export function Component() {
  const { isSent } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const posted = answer?.posted ?? (isSent ? { state: 'success' as const } : undefined)
  return (
    <NewsletterPage
      form={
        <NewsletterSignup source={answer?.draft.source ?? 'newsletter'} email={answer?.draft.email} posted={posted} />
      }
    />
  )
}
