import { type SubmitEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Texts } from '#locales/texts.ts'
import { cn } from '#ui/lib/cn.ts'
import { Button, type ButtonVariant } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Spinner } from '#ui/primitives/spinner.tsx'

export type SubscriptionStep = 'confirm' | 'unsubscribe' | 'restore'

const steps = {
  unconfirmed: { step: 'confirm', variant: 'solid', isBusy: false, isLit: false },
  confirming: { step: 'confirm', variant: 'solid', isBusy: true, isLit: false },
  subscribed: { step: 'unsubscribe', variant: 'outline', isBusy: false, isLit: true },
  unsubscribing: { step: 'unsubscribe', variant: 'outline', isBusy: true, isLit: true },
  unsubscribed: { step: 'restore', variant: 'outline', isBusy: false, isLit: false },
  restoring: { step: 'restore', variant: 'outline', isBusy: true, isLit: false },
} satisfies Record<string, { step: SubscriptionStep; variant: ButtonVariant; isBusy: boolean; isLit: boolean }>

export type SubscriptionState = keyof typeof steps

export interface NewsletterManageProps {
  state: SubscriptionState
  /** Without scripts the form is posted here. Opening the mail's link changes nothing: only this button does (D16). */
  action: string
  token: string
  email?: string | undefined
  problem?: keyof Texts['newsletter-manage']['problems'] | undefined
  /** Without it the form is posted. */
  onStep?: (step: SubscriptionStep) => void
}

export function NewsletterManage({ state, action, token, email, problem, onStep }: NewsletterManageProps) {
  const { t } = useTranslation('newsletter-manage')
  const title = useRef<HTMLHeadingElement>(null)
  const shownFirst = useRef(state)
  const { step, variant, isBusy, isLit } = steps[state]

  useEffect(() => {
    // The button has become another one, so the focus moves to the new title.
    if (!isBusy && state !== shownFirst.current) title.current?.focus()
    shownFirst.current = state
  }, [state, isBusy])

  function submit(event: SubmitEvent) {
    if (!onStep && !isBusy) return
    event.preventDefault()
    if (!isBusy) onStep?.(step)
  }

  return (
    <section data-slot="newsletter-manage" data-state={state} className="grid grow lg:grid-cols-[2fr_1fr]">
      <div className="grid content-start gap-8 px-gutter py-section">
        <div className="grid gap-4">
          <h1 ref={title} tabIndex={-1} className="display max-w-[14ch] text-display">
            {t(`${state}.title`)}
          </h1>
          <p role="status" className="max-w-[52ch] text-ink-soft text-lg">
            {t(`${state}.text`)}
          </p>
          {email && <p className="wrap-anywhere font-medium">{t('address', { email })}</p>}
        </div>
        {problem && (
          <Notice tone="danger" className="justify-self-start">
            {t(`problems.${problem}`)}
          </Notice>
        )}
        <form method="post" action={action} onSubmit={submit} className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <input type="hidden" name="token" value={token} />
          <Button
            type="submit"
            name="step"
            value={step}
            variant={variant}
            size="lg"
            aria-disabled={isBusy}
            // The second click of a double click may meet the next step, which takes the first one back.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
          >
            {t(`${state}.action`)}
          </Button>
          {isBusy && <Spinner size="sm" />}
          {state === 'unsubscribed' && <Link href="/">{t('home')}</Link>}
        </form>
      </div>
      <WindowAcross isLit={isLit} />
    </section>
  )
}

function WindowAcross({ isLit }: { isLit: boolean }) {
  return (
    <div
      aria-hidden="true"
      className="grid min-h-48 grid-cols-2 grid-rows-[2fr_3fr] border-line max-lg:border-t lg:border-l *:border-line"
    >
      <span className="border-r border-b" />
      <span className={cn('border-b transition-colors duration-450 ease-shutter', isLit && 'bg-signal')} />
      <span className="border-r" />
      <span />
    </div>
  )
}
