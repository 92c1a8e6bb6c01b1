import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ActionFunctionArgs,
  data,
  redirect,
  useActionData,
  useLocation,
  useNavigate,
  useNavigation,
  useSubmit,
} from 'react-router-dom'
import { statusOf } from '#api/contract/values/errors.ts'
import { localPath, prefixOf } from '#site/address/addresses.ts'
import { contactDraftFrom, contactDraftOf } from '#site/client/contact-draft.ts'
import { clientContext } from '#site/context/context.ts'
import type { PageHandle } from '#site/head/head.ts'
import { isCut } from '#site/hydration/until-it-comes.ts'
import { postedLanguage } from '#site/language/posted-language.ts'
import { useContactAddress } from '#site/links/use-contact-address.ts'
import { ContactPage } from '#site/pages/contact-page.tsx'
import { MessageErrorPage } from '#site/pages/message-error-page.tsx'
import { useContactSignals } from '#site/spam/use-contact-signals.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'

type Answer = Exclude<Awaited<ReturnType<typeof action>>, Response>['data']

export const handle: PageHandle = {
  head: (answer) => (isLost(answer) ? 'message-error' : 'contact'),
  texts: ['contact', 'faq', 'contact-form'],
}

/** An error in a field, the limit or a line that is down comes back to the form; any other shows the message-error page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const draft = contactDraftFrom(form)
  const { pathname } = new URL(request.url)
  const prefix = prefixOf(pathname)
  const result = await context.get(clientContext).sendMessage(draft, postedLanguage(form, pathname))
  if (result.ok) return redirect(localPath('/thank-you', prefix), 303)
  return data({ draft, error: result.error }, result.error.code === 'network' ? 503 : statusOf[result.error.code])
}

export function Component() {
  const answer = useActionData<Answer>()
  const { state } = useLocation()
  const address = useContactAddress()
  const navigation = useNavigation()
  const submit = useSubmit()
  const navigate = useNavigate()
  const signals = useContactSignals()
  const { t } = useTranslation('contact-form')
  const lost = isLost(answer) ? answer : undefined
  // What a history entry keeps is not in the server's HTML.
  const kept = useHydrated() ? contactDraftOf(state) : undefined

  useEffect(() => {
    if (lost) void navigate(address.replace('/contact', '/message-error'), { state: { draft: lost.draft } })
  }, [lost, address, navigate])

  const post = (values: Record<string, string>) => submit(values, { method: 'post', action: address })
  const beginSignals = signals.begin
  const begin = useCallback(() => {
    beginSignals()
    void loadValidation().catch(() => {})
  }, [beginSignals])
  const send = async (values: Record<string, string>) => post({ ...values, ...(await signals.collect()) })
  if (lost) return <MessageErrorPage action={address} draft={lost.draft} onTryAgain={post} />
  const draft = answer?.draft ?? kept
  const { code, fields, message } = answer?.error ?? {}
  const problem = code === 'network' ? t('network') : code === 'too_many_requests' ? message : undefined
  return (
    <ContactPage
      action={address}
      isSending={navigation.state !== 'idle' && navigation.formMethod === 'POST'}
      {...(draft && { values: draft })}
      {...(fields && { errors: fields })}
      {...(problem && { problem })}
      validate={validate}
      onFocus={begin}
      onSend={send}
    />
  )
}

/** Fetched at the form's first focus, with the contract's schema. */
const loadValidation = async () => (isCut() ? undefined : import('#site/client/validate-contact.ts'))

/** If the chunk fails, the server validates. */
async function validate(values: Record<string, string>) {
  const validation = await loadValidation().catch(() => undefined)
  return validation?.validateContact(values) ?? {}
}

/** The message-error page could not be fetched without a line, and the text is safest where it was written. */
const saidInPlace: readonly string[] = ['invalid', 'too_many_requests', 'network']

function isLost(answer: unknown): answer is Answer {
  if (answer === null || typeof answer !== 'object' || !('error' in answer)) return false
  const { error } = answer as Answer
  return !saidInPlace.includes(error.code)
}
