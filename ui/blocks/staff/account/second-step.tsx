import { useTranslation } from 'react-i18next'
import { formatDay, type StaffClock } from '#locales/staff-formats.ts'
import { AccountPane } from '#ui/blocks/staff/account/account-pane.tsx'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface SecondStepProps {
  /** Milliseconds; nothing without an app. */
  since: number | null
  /** Until when it may be put off. */
  dueAt?: number | null | undefined
  /** It can be replaced, not removed. */
  isRequired?: boolean
  /** A new app being set up. `secret` in groups of four; `path` draws a picture of `size` by `size`. */
  offer?: { secret: string; qr: { size: number; path: string } } | undefined
  clock: StaffClock
  /** Without scripts the forms are posted here, with `deed` `totp`, `totp-confirm`, `totp-keep` or `totp-remove`. */
  action: string
  /** A sentence of the server about the code. */
  error?: string | undefined
  problem?: string | undefined
  isSending?: boolean
  onBegin?: (() => void) | undefined
  onConfirm?: ((code: string) => void) | undefined
  onCancel?: (() => void) | undefined
  onRemove?: (() => void) | undefined
}

const DAY = 86_400_000

/** The app for codes: whether there is one, and the way to a new one. */
export function SecondStep(props: SecondStepProps) {
  const { since, dueAt, isRequired = false, offer, clock, action, problem, onBegin, onRemove } = props
  const { t, i18n } = useTranslation('staff-account')
  const daysLeft = dueAt ? Math.max(0, Math.ceil((dueAt - clock.now) / DAY)) : undefined
  return (
    <AccountPane data-slot="second-step" title={t('secondStep.title')}>
      {problem && <Notice tone="danger">{problem}</Notice>}
      <div className="grid gap-1.5">
        <p className="flex items-center gap-2 font-semibold text-sm">
          <Icon name={since === null ? 'warning' : 'check'} className="size-4 shrink-0" />
          {since === null
            ? t('secondStep.none')
            : t('secondStep.since', { day: formatDay(since, i18n.language, clock) })}
        </p>
        {since === null && (
          <p className="max-w-[52ch] text-ink-soft text-sm">
            {t('secondStep.noneText')}{' '}
            {daysLeft !== undefined && (
              <span className="font-semibold text-signal-text">{t('secondStep.due', { count: daysLeft })}</span>
            )}
          </p>
        )}
      </div>
      {offer ? (
        <Offer {...props} offer={offer} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <form method="post" action={action} onSubmit={takeForm(onBegin && (() => onBegin()))}>
            <input type="hidden" name="deed" value="totp" />
            <DeedButton type="submit" size="sm">
              {t(since === null ? 'secondStep.begin' : 'secondStep.renew')}
            </DeedButton>
          </form>
          {since !== null &&
            (isRequired ? (
              <p className="text-ink-soft text-xs">{t('secondStep.cannotRemove')}</p>
            ) : (
              <form method="post" action={action} onSubmit={takeForm(onRemove && (() => onRemove()))}>
                <input type="hidden" name="deed" value="totp-remove" />
                <Button type="submit" size="sm" variant="quiet">
                  {t('secondStep.remove')}
                </Button>
              </form>
            ))}
        </div>
      )}
    </AccountPane>
  )
}

function Offer({
  since,
  offer: { secret, qr },
  action,
  error,
  isSending = false,
  onConfirm,
  onCancel,
}: SecondStepProps & { offer: NonNullable<SecondStepProps['offer']> }) {
  const { t } = useTranslation('staff-account')
  return (
    <div className="grid gap-5 @lg:grid-cols-[auto_minmax(0,1fr)]">
      {/* By day at night too: cameras want dark on light. */}
      <svg
        data-theme="day"
        viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
        role="img"
        aria-label={t('secondStep.qr')}
        shapeRendering="crispEdges"
        className="size-42 border border-line-strong bg-pane text-ink forced-color-adjust-none"
      >
        <path d={qr.path} fill="currentColor" />
      </svg>
      <div className="grid content-start gap-3 text-sm">
        <p className="max-w-[48ch] text-ink-soft">
          {t(since === null ? 'secondStep.photograph' : 'secondStep.newPhone')}
        </p>
        <p className="text-ink-soft text-xs">
          {t('secondStep.typed')}{' '}
          <code className="block select-all text-ink text-sm tracking-wide [word-spacing:0.25em]">{secret}</code>
        </p>
        <form
          method="post"
          action={action}
          noValidate
          onSubmit={takeForm(
            onConfirm && ((content) => !isSending && onConfirm(written(content, 'code').replace(/\s/g, ''))),
          )}
          className="grid gap-3"
        >
          <TextField
            name="code"
            label={t('secondStep.code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
            error={error}
            className="max-w-64"
          />
          <div className="flex flex-wrap gap-3">
            <DeedButton type="submit" size="sm" name="deed" value="totp-confirm" aria-disabled={isSending}>
              {isSending ? t('sending') : t(since === null ? 'secondStep.confirm' : 'secondStep.confirmNew')}
            </DeedButton>
            {onCancel ? (
              <Button size="sm" variant="quiet" onClick={onCancel}>
                {t('secondStep.cancel')}
              </Button>
            ) : (
              <Button type="submit" size="sm" variant="quiet" name="deed" value="totp-keep">
                {t('secondStep.cancel')}
              </Button>
            )}
          </div>
        </form>
      </div>
    </div>
  )
}
