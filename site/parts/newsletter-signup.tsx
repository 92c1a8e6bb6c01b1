import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { CallResult } from '#api/contract/client.ts'
import { newsletterPaths } from '#api/contract/values/newsletter-paths.ts'
import { localPath, prefixOf } from '#site/address/addresses.ts'
import { canCall } from '#site/client/browser-client.ts'
import { postForm } from '#site/client/post-form.ts'
import { useLanguage } from '#site/language/use-language.ts'
import { toldClient } from '#site/visitor/visits/told-client.ts'
import { useFormSteps } from '#site/visitor/visits/use-form-steps.ts'
import { NewsletterForm, type NewsletterFormProps, type NewsletterState } from '#ui/blocks/forms/newsletter-form.tsx'

interface Answer {
  state: NewsletterState
  message?: string | undefined
}

interface NewsletterSignupProps extends Pick<NewsletterFormProps, 'email'> {
  source: string
  posted?: Answer | undefined
}

/** Sends the form in place; without scripts the newsletter's page answers (D19). */
export function NewsletterSignup({ source, email, posted }: NewsletterSignupProps) {
  const { pathname } = useLocation()
  const [answer, setAnswer] = useState(posted)
  const language = useLanguage()
  const steps = useFormSteps('newsletter')

  async function send(address: string, form: HTMLFormElement) {
    setAnswer({ state: 'submitting' })
    if (await canCall()) return setAnswer(answerOf(await toldClient.subscribe({ email: address, source }, language)))
    // Not by itself in what is posted: its field is disabled by now.
    await postForm(form, { email: address })
    setAnswer(undefined)
  }

  return (
    <NewsletterForm
      {...steps}
      action={localPath(newsletterPaths.signUp, prefixOf(pathname))}
      source={source}
      email={email}
      state={answer?.state ?? 'idle'}
      message={answer?.message}
      onSubmit={(address, form) => void send(address, form)}
    />
  )
}

/** The server's own message comes first (specification 4 and 7). */
export function answerOf(result: CallResult): Answer {
  if (result.ok) return { state: 'success' }
  const { code, message, fields } = result.error
  if (code === 'too_many_requests') return { state: 'rateLimited', message }
  return { state: code === 'invalid' ? 'invalid' : 'error', message: fields?.['email'] ?? message }
}
