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
  useRevalidator,
} from 'react-router-dom'
import { type ResumeErrorKey, resumeLimit } from '#api/contract/applications.ts'
import type { Opening } from '#api/contract/openings.ts'
import { applicationInterests } from '#api/contract/values/application-interests.ts'
import { statusOf } from '#api/contract/values/errors.ts'
import { localPath, prefixOf } from '#site/address/addresses.ts'
import { applicationDraftFrom, canRead, resumeFrom } from '#site/client/application-draft.ts'
import { canCall, preloadCalls } from '#site/client/browser-client.ts'
import { postForm } from '#site/client/post-form.ts'
import { clientContext } from '#site/context/context.ts'
import type { OpeningHead } from '#site/context/page-handle.ts'
import type { PageHandle } from '#site/head/head.ts'
import { loaderLanguage } from '#site/language/loader-language.ts'
import { postedLanguage } from '#site/language/posted-language.ts'
import { useLanguage } from '#site/language/use-language.ts'
import { line } from '#site/network/line.ts'
import { CareersPage } from '#site/pages/careers-page.tsx'
import { useChosenOpening } from '#site/routes/use-chosen-opening.ts'
import { keepDraft, useForgetPosted, useKeepPosted, useKeptDraft } from '#site/visitor/kept-draft.ts'
import { sentForms } from '#site/visitor/sent-forms.ts'
import { names } from '#site/visitor/stored-names.ts'
import { useSentForm } from '#site/visitor/use-sent-form.ts'
import { toldClient } from '#site/visitor/visits/told-client.ts'
import { useFormSteps } from '#site/visitor/visits/use-form-steps.ts'

const unreadable = {
  ok: false as const,
  error: { code: 'invalid' as const, message: '', keys: { resume: 'resume_unreadable' satisfies ResumeErrorKey } },
}

type Answer = Exclude<Awaited<ReturnType<typeof action>>, Response>['data']

export const handle: PageHandle = {
  head(_answer, loaded) {
    const { openings = [] } = (loaded as Awaited<ReturnType<typeof loader>>['data'] | undefined) ?? {}
    return { page: 'careers', openings: openings.flatMap(openingHead) }
  },
  texts: ['careers', 'application-form', 'careers-why', 'openings', 'process-steps'],
}

const thanks = '/careers?sent#apply'

/** POST, redirect, GET: a reload sends nothing again. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const isSent = searchParams.has('sent')
  const language = loaderLanguage({ request, context })
  const result = await context.get(clientContext).listOpenings(language)
  if (!result.ok && result.error.code === 'network') void line.check()
  const openings = result.ok ? result.answer.openings : undefined
  // Without them the last known page is better, but for one that says that an application has arrived.
  return data({ isSent, openings }, openings || isSent ? 200 : 503)
}

/** A form sent without scripts (D19). A failure comes back to it, because another page would lose the file. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const draft = applicationDraftFrom(form)
  const { pathname } = new URL(request.url)
  const prefix = prefixOf(pathname)
  const language = postedLanguage(form, pathname)
  const result = await context.get(clientContext).sendApplication(draft, resumeFrom(form), language)
  if (result.ok) return redirect(localPath(thanks, prefix), 303)
  return data({ draft, error: result.error }, result.error.code === 'network' ? 503 : statusOf[result.error.code])
}

export function Component() {
  const { t } = useTranslation('application-form')
  const { isSent, openings } = useLoaderData<typeof loader>()
  const posted = useActionData<Answer>()
  const { pathname } = useLocation()
  const { isSending, refused } = useSentForm('application', thanks, isSent)
  const { revalidate } = useRevalidator()
  const language = useLanguage()
  const steps = useFormSteps('application')
  const address = localPath('/careers', prefixOf(pathname))
  const answer = refused ?? posted
  const { keys, message } = answer?.error ?? {}
  const kept = useKeptDraft(names.applicationDraft, !isSent)
  const values = posted?.draft ?? kept ?? refused?.draft
  const opening = useChosenOpening(openings, kept)

  useForgetPosted(names.applicationDraft, isSent)
  useKeepPosted(names.applicationDraft, posted)

  // Which there are is asked again once the line is back.
  const hasFailed = openings === undefined
  useEffect(() => {
    if (!hasFailed) return
    return line.subscribe(() => line.isDown() || void revalidate())
  }, [hasFailed, revalidate])

  // One that is closed by now is no longer to be chosen.
  useEffect(() => {
    if (refused?.error.keys?.['opening']) void revalidate()
  }, [refused, revalidate])

  return (
    <CareersPage
      // Without scripts the answer opens at the form.
      action={`${address}#apply`}
      interests={applicationInterests}
      openings={openings?.map(shownOpening)}
      chosen={opening}
      maxResumeSize={resumeLimit}
      isSent={isSent}
      isSending={isSending}
      {...(values && { values })}
      {...(keys && { errors: keys })}
      {...(answer && !keys && { problem: message ?? t('network') })}
      validate={validate}
      {...steps}
      onWrite={(form) => {
        steps.onWrite()
        keepDraft(names.applicationDraft, form)
        preloadCalls()
      }}
      onSend={(content, form) =>
        sentForms.send('application', async () => {
          if (!(await canCall()) && form.isConnected) return void (await postForm(form))
          const draft = applicationDraftFrom(content)
          const resume = resumeFrom(content)
          if (resume && !(await canRead(resume))) return { draft, result: unreadable }
          return { draft, result: await toldClient.sendApplication(draft, resume, language) }
        })
      }
    />
  )
}

function shownOpening({ id, kind, title, language, html, languages, closesOn }: Opening) {
  return {
    id,
    kind,
    title,
    language,
    html,
    closesOn,
    applyHref: `/careers?opening=${id}#apply`,
    elsewhere: languages.map((other) => ({ language: other, href: `${localPath('/careers', other)}#opening-${id}` })),
  }
}

/** Those that are written in the page's language. */
function openingHead({ id, title, html, kind, postedAt, closesOn }: Opening): OpeningHead[] {
  return html === null ? [] : [{ id, title, html, kind, postedAt, ...(closesOn !== null && { closesOn }) }]
}

const loadValidation = () => import('#site/client/validate-application.ts')

/** Lazy. */
async function validate(form: FormData) {
  const validation = await line.fetchUnlessDown(loadValidation)
  return validation?.validateApplication(form) ?? {}
}
