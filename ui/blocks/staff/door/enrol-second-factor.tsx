import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DoorForm } from '#ui/blocks/staff/door/door-form.tsx'
import { DoorSheet } from '#ui/blocks/staff/door/door-sheet.tsx'
import { QrCode, type QrCodeProps } from '#ui/blocks/staff/door/qr-code.tsx'
import { useFieldErrors } from '#ui/lib/use-field-errors.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { DigitPanes } from '#ui/primitives/staff/digit-panes.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

/** Whose wish it is: the rule for owners, the owners' for everybody, one's own. */
export type EnrolReason = 'owner' | 'asked' | 'chosen'

export interface EnrolSecondFactorProps {
  /** Without scripts the form is posted here. */
  action: string
  qr: QrCodeProps
  /** In groups of four, as it is typed. */
  secret: string
  /** `otpauth:` … for an app on this device. */
  uri: string
  reason: EnrolReason
  errors?: Partial<Record<'code', string>>
  triesLeft?: number | undefined
  /** Seconds until it may be tried again. */
  waitSeconds?: number | undefined
  problem?: string
  isSending?: boolean
  onSend?: (values: { code: string }) => void
  /** Where the browser knows passkeys. */
  onPasskey?: (() => void) | undefined
}

/** The second step is set up before anything else is opened. */
export function EnrolSecondFactor({
  action,
  qr,
  secret,
  uri,
  reason,
  errors,
  triesLeft,
  waitSeconds,
  problem,
  isSending = false,
  onSend,
  onPasskey,
}: EnrolSecondFactorProps) {
  const { t } = useTranslation('staff-door')
  const { form, shown } = useFieldErrors<'code'>(errors)
  const isHydrated = useHydrated()
  return (
    <DoorSheet size="md" title={t('enrol.title')} intro={t('enrol.intro')}>
      <DoorForm
        ref={form}
        label={t('enrol.label')}
        action={action}
        submit={t('enrol.switchOn')}
        refused={triesLeft === undefined ? undefined : t('code.refused')}
        triesLeft={triesLeft}
        waitSeconds={waitSeconds}
        problem={problem}
        isSending={isSending}
        onSend={onSend && ((content) => onSend({ code: String(content.get('code') ?? '') }))}
        others={
          onPasskey &&
          isHydrated && (
            <Button onClick={onPasskey} className="justify-self-start">
              <StaffIcon name="key" />
              {t('enrol.passkey')}
            </Button>
          )
        }
        aside={{ title: t('enrol.why'), text: t(`enrol.${reason}`) }}
      >
        <div className="grid gap-x-8 gap-y-7 @2xl:grid-cols-[auto_minmax(0,1fr)]">
          <QrCode {...qr} />
          <div className="grid content-start gap-6">
            <Part number={1} title={t('enrol.scan')}>
              <p className="text-ink-soft text-sm">{t('enrol.scanText')}</p>
              <Link href={uri} className="w-fit py-1 text-sm">
                {t('enrol.open')}
              </Link>
              <p className="text-sm">{t('enrol.key')}</p>
              <code className="wrap-break-word font-text select-all border border-line-strong border-dashed px-3 py-2 font-medium text-md tabular-nums tracking-wider [word-spacing:0.25em]">
                {secret}
              </code>
            </Part>
            <Part number={2} title={t('enrol.type')}>
              <DigitPanes name="code" label={t('code.label')} required error={shown.code} />
            </Part>
          </div>
        </div>
      </DoorForm>
    </DoorSheet>
  )
}

function Part({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="heading flex items-baseline gap-3 text-h4">
        <span aria-hidden="true" className="text-ink-soft tabular-nums">
          {number}
        </span>
        {title}
      </h2>
      {children}
    </section>
  )
}
