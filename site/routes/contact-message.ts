import { useCallback } from 'react'
import { type ActionFunctionArgs, data, redirect } from 'react-router-dom'
import type { ContactDraft } from '#api/contract/contact.ts'
import { statusOf } from '#api/contract/values/errors.ts'
import { localPath, prefixOf } from '#site/address/addresses.ts'
import { canCall, preloadCalls } from '#site/client/browser-client.ts'
import { contactDraftFrom } from '#site/client/contact-draft.ts'
import { postForm } from '#site/client/post-form.ts'
import { clientContext } from '#site/context/context.ts'
import { postedLanguage } from '#site/language/posted-language.ts'
import { useLanguage } from '#site/language/use-language.ts'
import { line } from '#site/network/line.ts'
import { useContactSignals } from '#site/spam/use-contact-signals.ts'
import { keepDraft } from '#site/visitor/kept-draft.ts'
import { sentForms } from '#site/visitor/sent-forms.ts'
import { names } from '#site/visitor/stored-names.ts'
import { useSentForm } from '#site/visitor/use-sent-form.ts'
import { toldClient } from '#site/visitor/visits/told-client.ts'
import { useFormSteps } from '#site/visitor/visits/use-form-steps.ts'
import type { ContactFormProps } from '#ui/blocks/forms/contact-form.tsx'

export type MessageAnswer = Exclude<Awaited<ReturnType<typeof sendMessage>>, Response>['data']

/** A form sent without scripts (D19): to the contact page, or to the one that says that a message did not get through. */
export async function sendMessage({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const draft = contactDraftFrom(form)
  const { pathname } = new URL(request.url)
  const prefix = prefixOf(pathname)
  const result = await context.get(clientContext).sendMessage(draft, postedLanguage(form, pathname))
  if (result.ok) return redirect(localPath('/thank-you', prefix), 303)
  return data({ draft, error: result.error }, result.error.code === 'network' ? 503 : statusOf[result.error.code])
}

/** How the form is written, checked and sent, and what has come back. Of an earlier try its time on the form counts on. */
export function useMessageForm(action: string, earlier?: ContactDraft) {
  const { isSending, refused } = useSentForm('contact', '/thank-you')
  const before = earlier ?? refused?.draft
  const language = useLanguage()
  const steps = useFormSteps('contact')
  const { begin: beginSignals, collect } = useContactSignals()
  const begin = useCallback(() => {
    beginSignals()
    line.fetchUnlessDown(loadValidation).catch(() => {})
    preloadCalls()
  }, [beginSignals])

  const props = {
    action,
    isSending,
    validate,
    onFocus: begin,
    ...steps,
    onWrite(content: FormData) {
      steps.onWrite()
      keepDraft(names.contactDraft, content)
    },
    onSend: (values: Record<string, string>, form: HTMLFormElement) =>
      sentForms.send('contact', async () => {
        const signals = {
          ...signalsOf(before),
          ...(await collect()),
          ...(before?.elapsed && { elapsed: before.elapsed }),
        }
        if (!(await canCall()) && form.isConnected) return void (await postForm(form, signals))
        const draft = contactDraftFrom(Object.entries({ ...values, ...signals }))
        return { draft, result: await toldClient.sendMessage(draft, language) }
      }),
  } satisfies Partial<ContactFormProps>
  return { props, refused }
}

function signalsOf({ proof, captcha }: ContactDraft = {}) {
  return { ...(proof && { proof }), ...(captcha && { captcha }) }
}

/** Fetched at the form's first focus, with the contract's schema. */
const loadValidation = () => import('#site/client/validate-contact.ts')

async function validate(values: Record<string, string>) {
  const validation = await line.fetchUnlessDown(loadValidation)
  return validation?.validateContact(values) ?? {}
}
