import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Texts } from '#locales/texts.ts'
import { cn } from '#ui/lib/cn.ts'
import { useSeen } from '#ui/lib/use-seen.ts'
import { fieldTies } from '#ui/primitives/field.tsx'
import { FieldError } from '#ui/primitives/field-error.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Spinner } from '#ui/primitives/spinner.tsx'

type Problem = keyof Texts['newsletter-form']['problems']

/** An address that is already on the list is a success like any other (D16). */
export type NewsletterState = 'idle' | 'submitting' | 'success' | Problem

const simpleAddress = /^[^\s@]+@[^\s@.]+\.[^\s@]+$/ // the simple pattern of specification 5

export interface NewsletterFormProps {
  /** Without scripts the form is posted here. */
  action?: string
  state?: NewsletterState
  message?: string | undefined
  email?: string | undefined
  source?: string
  /** Each time the form comes into view. */
  onSeen?: () => void
  /** With each change. */
  onWrite?: () => void
  /** With what is wrong, when it keeps the form from being sent. */
  onRefuse?: (wrong: { email: 'empty' | 'invalid' }) => void
  /** Without it the form is posted. */
  onSubmit?: (email: string, form: HTMLFormElement) => void
}

/** Specification 4. Without scripts it is a plain form. */
export function NewsletterForm({
  action = '/api/newsletter',
  state = 'idle',
  message,
  email,
  source = 'footer',
  onSeen,
  onWrite,
  onRefuse,
  onSubmit,
}: NewsletterFormProps) {
  const { t, i18n } = useTranslation('newsletter-form')
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const answer = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<'empty' | 'invalid'>()
  const [isAnswerOld, setIsAnswerOld] = useState(false)
  // False until hydration, because the button must work without scripts.
  const [isEmpty, setIsEmpty] = useState(false)

  const before = useRef(state)
  useSeen(form, onSeen)

  useEffect(() => {
    if (state === 'success' && input.current) input.current.value = ''
    setIsEmpty(input.current?.value === '')
    // Disabled while sending, the button loses the focus: it returns, unless the visitor has moved on.
    const wasSubmitting = before.current === 'submitting' && state !== 'submitting'
    before.current = state
    if (!wasSubmitting || document.activeElement !== document.body) return
    const next = state === 'success' ? answer : input
    next.current?.focus({ preventScroll: true })
  }, [state])

  function type() {
    setFound(undefined)
    setIsAnswerOld(true)
    setIsEmpty(input.current?.value === '')
    onWrite?.()
  }

  function refuse(problem: 'empty' | 'invalid') {
    setFound(problem)
    onRefuse?.({ email: problem })
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    const address = input.current?.value.trim() ?? ''
    const problem = address === '' ? 'empty' : simpleAddress.test(address) ? undefined : 'invalid'
    setFound(undefined)
    setIsAnswerOld(false)
    if (problem || onSubmit) event.preventDefault()
    if (!problem) return onSubmit?.(address, event.currentTarget)
    refuse(problem)
    input.current?.focus()
  }

  const shown = found ?? (isAnswerOld && state !== 'submitting' ? 'idle' : state)
  const isSubmitting = shown === 'submitting'
  const isFieldWrong = shown === 'empty' || shown === 'invalid'
  const problem = shown === 'idle' || shown === 'submitting' || shown === 'success' ? undefined : shown
  return (
    <form
      ref={form}
      data-slot="newsletter-form"
      data-state={shown}
      method="post"
      action={action}
      noValidate
      onSubmit={submit}
      className="@container grid gap-3"
    >
      <div className="grid gap-2">
        <h3 className="heading text-h3">{t('label')}</h3>
        <p id={`${id}-hint`} className="max-w-[52ch] text-ink-soft text-sm">
          {t('hint')}
        </p>
      </div>
      <input type="hidden" name="language" value={i18n.language} />
      <input type="hidden" name="source" value={source} />
      <div className="grid gap-1">
        <label htmlFor={`${id}-email`} className="mt-3 w-fit font-medium text-sm">
          {t('email')}
        </label>
        <div
          className={cn(
            'flex items-stretch border-b-2 transition-colors',
            isFieldWrong ? 'border-danger' : isSubmitting ? 'border-line-strong border-dashed' : 'border-ink',
          )}
        >
          <input
            ref={input}
            id={`${id}-email`}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            placeholder={t('placeholder')}
            defaultValue={email}
            disabled={isSubmitting}
            onInput={type}
            // While the button is disabled the browser does not submit on Enter.
            onKeyDown={(event) => event.key === 'Enter' && isEmpty && refuse('empty')}
            {...fieldTies(id, { hint: true, error: problem })}
            {...(!isFieldWrong && { 'aria-invalid': undefined })}
            className="-outline-offset-2 focus-visible:-outline-offset-2 -ml-3 min-h-14 w-full min-w-0 grow rounded-none bg-transparent px-3 text-lg placeholder:text-ink-soft disabled:cursor-not-allowed disabled:opacity-60"
          />
          <button
            type="submit"
            disabled={isSubmitting || isEmpty}
            aria-label={t('submit')}
            className="group/submit -outline-offset-4 focus-visible:-outline-offset-4 flex min-w-14 shrink-0 cursor-pointer items-center justify-center gap-2 px-3 font-medium transition-colors enabled:hover:bg-ink enabled:hover:text-paper disabled:cursor-not-allowed disabled:text-ink-soft"
          >
            <span className="hidden @xs:inline">{t('submit')}</span>
            <Icon
              name="arrow-right"
              className="size-6 transition-transform duration-300 group-enabled/submit:group-hover/submit:translate-x-1"
            />
          </button>
        </div>
      </div>
      {/* Always there, so that what appears is announced, and as high as a line, so that nothing shifts. */}
      <div ref={answer} role="status" tabIndex={-1} className="grid min-h-6 items-start text-sm">
        {isSubmitting && <Spinner role="none" size="sm" label={t('submitting')} isLabelled />}
        {shown === 'success' && (
          <p className="flex gap-2 text-success">
            <Icon name="check" className="mt-0.75 size-4 shrink-0" />
            {t('success')}
          </p>
        )}
        {problem && (
          <FieldError id={`${id}-error`}>{message && !found ? message : t(`problems.${problem}`)}</FieldError>
        )}
      </div>
    </form>
  )
}
