import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { DoorForm } from '#ui/blocks/staff/door/door-form.tsx'
import { DoorAct, DoorSheet } from '#ui/blocks/staff/door/door-sheet.tsx'
import { tagged } from '#ui/lib/tagged.tsx'
import { useFieldErrors } from '#ui/lib/use-field-errors.ts'
import { Link } from '#ui/primitives/link.tsx'
import { LitPaneLink } from '#ui/primitives/staff/lit-pane.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface ResetRequestProps {
  /** Without scripts the form is posted here. */
  action: string
  signInHref: string
  email?: string
  errors?: Partial<Record<'email', string>>
  problem?: string
  /** Seconds until it may be tried again. */
  waitSeconds?: number | undefined
  isSending?: boolean
  /** The same for every address, whether anybody works here under it or not. */
  isSent?: boolean
  onSend?: (values: { email: string }) => void
}

export function ResetRequest({
  action,
  signInHref,
  email = '',
  errors,
  problem,
  waitSeconds,
  isSending = false,
  isSent = false,
  onSend,
}: ResetRequestProps) {
  const { t } = useTranslation('staff-door')
  const { form, shown } = useFieldErrors<'email'>(errors)
  const aside = { title: t('reset.remembered.title'), text: t('reset.remembered.text') }

  if (isSent) return <Sent email={email} signInHref={signInHref} />
  return (
    <DoorSheet title={t('reset.title')} intro={t('reset.intro')}>
      <DoorForm
        ref={form}
        label={t('reset.label')}
        action={action}
        submit={t('reset.send')}
        waitSeconds={waitSeconds}
        problem={problem}
        isSending={isSending}
        onSend={onSend && ((content) => onSend({ email: String(content.get('email') ?? '') }))}
        aside={{ ...aside, link: <Link href={signInHref}>{t('reset.remembered.link')}</Link> }}
      >
        <TextField
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          required
          defaultValue={email}
          error={shown.email}
          className="max-w-126"
        />
      </DoorForm>
    </DoorSheet>
  )
}

/** Takes the focus, so that the answer is read out. */
function Sent({ email, signInHref }: { email: string; signInHref: string }) {
  const { t } = useTranslation('staff-door')
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <DoorSheet
      titleRef={title}
      title={t('reset.sent.title')}
      intro={tagged(t('reset.sent.intro', { email }), {
        b: (words) => <b className="wrap-anywhere font-semibold text-ink">{words}</b>,
      })}
    >
      <div className="grow border-line border-t px-gutter py-8">
        <p className="max-w-[60ch]">{t('reset.sent.text')}</p>
      </div>
      <DoorAct
        title={t('reset.remembered.title')}
        text={t('reset.remembered.text')}
        lit={<LitPaneLink size="lg" href={signInHref} action={t('reset.remembered.link')} />}
      />
    </DoorSheet>
  )
}
