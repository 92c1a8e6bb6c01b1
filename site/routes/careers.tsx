import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
  useSubmit,
} from 'react-router-dom'
import { resumeLimit } from '#api/contract/applications.ts'
import { applicationInterests } from '#api/contract/values/application-interests.ts'
import { statusOf } from '#api/contract/values/errors.ts'
import { localPath, prefixOf } from '#site/address/addresses.ts'
import { applicationDraftFrom, resumeFrom } from '#site/client/application-draft.ts'
import { clientContext } from '#site/context/context.ts'
import type { PageHandle } from '#site/head/head.ts'
import { isCut } from '#site/hydration/until-it-comes.ts'
import { postedLanguage } from '#site/language/posted-language.ts'
import { CareersPage } from '#site/pages/careers-page.tsx'
import { forgetDraft, keepDraft, useKeptDraft } from '#site/visitor/kept-draft.ts'
import { names } from '#site/visitor/stored-names.ts'

type Answer = Exclude<Awaited<ReturnType<typeof action>>, Response>['data']

export const handle: PageHandle = {
  head: () => 'careers',
  texts: ['careers', 'application-form', 'careers-why', 'openings', 'process-steps'],
}

/** POST, redirect, GET: a reload sends nothing again. */
export function loader({ request }: LoaderFunctionArgs) {
  return { isSent: new URL(request.url).searchParams.has('sent') }
}

/** A failure comes back to the form, because another page would lose the file. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const draft = applicationDraftFrom(form)
  const { pathname } = new URL(request.url)
  const prefix = prefixOf(pathname)
  const language = postedLanguage(form, pathname)
  const result = await context.get(clientContext).sendApplication(draft, resumeFrom(form), language)
  if (result.ok) return redirect(localPath('/careers?sent#apply', prefix), 303)
  return data({ draft, error: result.error }, result.error.code === 'network' ? 503 : statusOf[result.error.code])
}

export function Component() {
  const { t } = useTranslation('application-form')
  const { isSent } = useLoaderData<typeof loader>()
  const answer = useActionData<Answer>()
  const { pathname } = useLocation()
  const navigation = useNavigation()
  const submit = useSubmit()
  const address = localPath('/careers', prefixOf(pathname))
  const { keys, message } = answer?.error ?? {}
  const kept = useKeptDraft(names.applicationDraft)
  const values = answer?.draft ?? kept

  useEffect(() => {
    if (isSent) forgetDraft(names.applicationDraft)
  }, [isSent])

  return (
    <CareersPage
      // Without scripts the answer opens at the form.
      action={`${address}#apply`}
      interests={applicationInterests}
      maxResumeSize={resumeLimit}
      isSent={isSent}
      isSending={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
      {...(values && { values })}
      {...(keys && { errors: keys })}
      {...(answer && !keys && { problem: message ?? t('network') })}
      validate={validate}
      onWrite={(form) => keepDraft(names.applicationDraft, form)}
      onSend={(form) => submit(form, { method: 'post', encType: 'multipart/form-data', action: address })}
    />
  )
}

/** Lazy. If the chunk fails, the server validates. */
async function validate(form: FormData) {
  const found = isCut() ? undefined : await import('#site/client/validate-application.ts').catch(() => undefined)
  return found?.validateApplication(form) ?? {}
}
