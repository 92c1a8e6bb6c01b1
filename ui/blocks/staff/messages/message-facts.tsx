import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { languageNames } from '#locales/languages.ts'
import { officeTimeBetween } from '#locales/office-hours.ts'
import { formatSpan, formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { DeedForm } from '#ui/blocks/staff/messages/deed-form.tsx'
import { type Colleague, isOpen, type OpenMessage } from '#ui/blocks/staff/messages/message.ts'
import { written } from '#ui/lib/take-form.ts'
import { BarSelect } from '#ui/primitives/staff/bar-select.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

const MINUTE = 60_000

export interface MessageFactsProps {
  message: OpenMessage
  colleagues: readonly Colleague[]
  clock: StaffClock
  /** Posted here without scripts, with `deed` and `to`. */
  action: string
  onAssign?: ((to: string) => void) | undefined
}

/** Who wrote, and who answers. */
export function MessageFacts({ message, colleagues, clock, action, onAssign }: MessageFactsProps) {
  const { t, i18n } = useTranslation('staff-messages')
  const { email, purpose, language, earlier, dueAt, assigned } = message
  const number = formatNumber(earlier, i18n.language)
  const facts: { name: string; fact: string; more?: string | undefined }[] = [
    { name: t('sender.address'), fact: email },
    { name: t('sender.about'), fact: t(`purposes.${purpose}`) },
    { name: t('sender.language'), fact: languageNames[language] },
    {
      name: t('sender.before'),
      fact: earlier === 0 ? t('sender.nothing') : t('sender.earlier', { count: earlier, number }),
    },
    { name: t('sender.promised'), fact: formatWhen(dueAt, i18n.language, clock), more: useTimeLeft(message, clock) },
  ]
  return (
    <div data-slot="message-facts" className="grid gap-6">
      <section className="grid gap-3">
        <h2 className="heading text-[1.1875rem]">{t('sender.title')}</h2>
        <dl className="grid gap-2 text-sm">
          {facts.map(({ name, fact, more }) => (
            <div key={name}>
              <dt className="text-ink-soft text-xs">{name}</dt>
              <dd className="wrap-anywhere font-semibold">{fact}</dd>
              {more && <dd className="text-xs tabular-nums">{more}</dd>}
            </div>
          ))}
        </dl>
      </section>
      <section className="grid gap-3">
        <h2 className="heading text-[1.1875rem]">{t('assigned.title')}</h2>
        <DeedForm
          key={assigned?.id}
          action={action}
          fields={{ deed: 'assign' }}
          onSend={onAssign && ((content) => onAssign(written(content, 'to')))}
          className="grid justify-items-start gap-2"
        >
          <BarSelect
            name="to"
            label={t('assigned.label')}
            defaultValue={assigned?.id ?? ''}
            options={[
              { value: '', label: t('assigned.nobody') },
              ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            className="w-full border border-line-strong"
          />
          <DeedButton type="submit" size="sm">
            {t('assigned.save')}
          </DeedButton>
        </DeedForm>
      </section>
    </div>
  )
}

/** How much is left of the promise, and how much of that somebody is at work. */
function useTimeLeft(message: OpenMessage, { now, timeZone }: StaffClock): string | undefined {
  const { t } = useTranslation('staff-messages')
  const left = message.dueAt - now
  if (!isOpen(message) || left < MINUTE) return undefined
  const atWork = officeTimeBetween(now, message.dueAt, timeZone)
  const words = { left: formatSpan(left), span: formatSpan(atWork) }
  if (atWork < MINUTE) return t('sender.leftOutside', words)
  return t(left - atWork < MINUTE ? 'sender.leftInside' : 'sender.left', words)
}
