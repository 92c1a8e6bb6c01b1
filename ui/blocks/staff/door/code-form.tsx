import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DoorForm } from '#ui/blocks/staff/door/door-form.tsx'
import { DoorSheet } from '#ui/blocks/staff/door/door-sheet.tsx'
import { DoorStep } from '#ui/blocks/staff/door/door-step.tsx'
import { useFieldErrors } from '#ui/lib/use-field-errors.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { DigitPanes } from '#ui/primitives/staff/digit-panes.tsx'
import { PaneClock } from '#ui/primitives/staff/pane-clock.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export type CodeKind = 'app' | 'recovery'

const slots: Record<CodeKind, string> = { app: 'digit-panes', recovery: 'text-field' }

export interface CodeFormProps {
  kind?: CodeKind
  /** Without scripts the form is posted here. */
  action: string
  /** This same page with the other kind of code. */
  otherKindHref: string
  /** Begins the login anew. */
  startHref: string
  /** What the app calls it: `Dritare: owner@dritare.example`. */
  account: string
  errors?: Partial<Record<'code', string>>
  /** Tries that are left once one was refused. */
  triesLeft?: number | undefined
  /** Seconds until it may be tried again. */
  waitSeconds?: number | undefined
  problem?: string
  isSending?: boolean
  onSend?: (values: { code: string }) => void
  /** Where the account has a passkey and the browser knows them. */
  onPasskey?: (() => void) | undefined
}

/** The second of two steps. */
export function CodeForm({
  kind = 'app',
  action,
  otherKindHref,
  startHref,
  account,
  errors,
  triesLeft,
  waitSeconds,
  problem,
  isSending = false,
  onSend,
  onPasskey,
}: CodeFormProps) {
  const { t } = useTranslation('staff-door')
  const { form, shown } = useFieldErrors<'code'>(errors)
  const isHydrated = useHydrated()
  const texts = kind === 'app' ? 'code' : 'recovery'
  const aside = kind === 'app' ? 'code.noPhone' : 'recovery.back'
  const isRefused = triesLeft !== undefined

  useEffect(() => {
    // Nothing else is done here, and the phone with the code is in the hand.
    form.current?.querySelector<HTMLInputElement>(`[name="code"][data-slot="${slots[kind]}"]`)?.focus()
  }, [kind, form])

  useEffect(() => {
    if (triesLeft !== undefined) form.current?.querySelector<HTMLInputElement>('[name="code"]')?.select()
  }, [triesLeft, form])

  return (
    <DoorSheet title={t(`${texts}.title`)} intro={kind === 'app' ? t('code.intro', { account }) : t('recovery.intro')}>
      <DoorForm
        ref={form}
        label={t(`${texts}.label`)}
        action={action}
        submit={t('code.enter')}
        refused={isRefused ? t(`${texts}.refused`) : undefined}
        triesLeft={triesLeft}
        waitSeconds={waitSeconds}
        problem={problem}
        isSending={isSending}
        onSend={onSend && ((content) => onSend({ code: String(content.get('code') ?? '') }))}
        others={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {onPasskey && isHydrated && (
              <Button onClick={onPasskey}>
                <StaffIcon name="key" />
                {t('code.passkey')}
              </Button>
            )}
            <Link href={startHref} className="py-1 text-sm">
              {t('code.other')}
            </Link>
          </div>
        }
        aside={{
          title: t(`${aside}.title`),
          text: t(`${aside}.text`),
          link: <Link href={otherKindHref}>{t(`${aside}.link`)}</Link>,
        }}
      >
        <DoorStep step={2}>{kind === 'app' && <ThirtySeconds />}</DoorStep>
        {kind === 'app' ? (
          <DigitPanes name="code" label={t('code.label')} required error={shown.code} />
        ) : (
          <TextField
            name="code"
            label={t('recovery.label')}
            autoComplete="off"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
            error={shown.code}
            className="max-w-126"
          />
        )}
      </DoorForm>
    </DoorSheet>
  )
}

const stepSeconds = 30

/** The time an app's code has left (RFC 6238), by this device's clock: only once scripts run. */
function ThirtySeconds() {
  const { t } = useTranslation('staff-door')
  const [left, setLeft] = useState<number>()
  useEffect(() => {
    const tick = () => setLeft(stepSeconds - (Math.floor(Date.now() / 1000) % stepSeconds))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  if (left === undefined) return null
  return (
    <p className="flex min-w-0 items-center gap-3 whitespace-nowrap tabular-nums">
      {t('code.changes', { seconds: left })}
      <PaneClock total={stepSeconds} left={left} size="slim" />
    </p>
  )
}
