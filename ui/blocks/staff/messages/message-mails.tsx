import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { DeedForm } from '#ui/blocks/staff/messages/deed-form.tsx'
import type { MessageMail } from '#ui/blocks/staff/messages/message.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { type Step, Steps } from '#ui/primitives/staff/steps.tsx'

export interface MessageMailsProps {
  mails: readonly MessageMail[]
  clock: StaffClock
  /** Posted here without scripts, with `deed` and `mail`. */
  action: string
  onDeed?: ((deed: 'withdraw' | 'retry', mail: string) => void) | undefined
}

/** Every mail of a message, and what has become of it. */
export function MessageMails({ mails, clock, action, onDeed }: MessageMailsProps) {
  const { t, i18n } = useTranslation('staff-messages')
  const when = (at: number) => formatWhen(at, i18n.language, clock)
  return (
    <section data-slot="message-mails" className="grid gap-4">
      <h2 className="heading text-[1.1875rem]">{t('mails.title')}</h2>
      {mails.length === 0 && <p className="text-ink-soft text-sm">{t('mails.none')}</p>}
      {mails.map((mail) => {
        const deed = deedFor(mail, clock.now)
        return (
          <div key={mail.id} className="grid gap-2">
            <h3 className="font-semibold text-sm">
              {mail.kind === 'answer'
                ? mail.by === null
                  ? t('mails.kinds.answerGone')
                  : t('mails.kinds.answer', { name: mail.by })
                : t(`mails.kinds.${mail.kind}`)}
            </h3>
            <Steps
              steps={[
                { id: 'written', state: 'done', title: t('mails.written'), text: when(mail.at) },
                outcome(mail, when, t, i18n.language),
              ]}
            />
            {deed && (
              <DeedForm
                action={action}
                fields={{ deed, mail: mail.id }}
                onSend={onDeed && (() => onDeed(deed, mail.id))}
              >
                <DeedButton type="submit" size="sm">
                  {t(`mails.${deed}`)}
                </DeedButton>
              </DeedForm>
            )}
          </div>
        )
      })}
    </section>
  )
}

function deedFor({ kind, state, nextAt }: MessageMail, now: number): 'withdraw' | 'retry' | undefined {
  if (state === 'failed') return 'retry'
  return kind === 'answer' && state === 'waiting' && nextAt !== null && nextAt > now ? 'withdraw' : undefined
}

function outcome(
  { state, nextAt, doneAt, tries, reason }: MessageMail,
  when: (at: number) => string,
  t: TFunction<'staff-messages'>,
  language: string,
): Step {
  const counted = { count: tries, number: formatNumber(tries, language) }
  const next = nextAt === null ? '' : when(nextAt)
  const why = reason === null ? {} : { text: reason }
  switch (state) {
    case 'waiting':
      return { id: state, state: 'waiting', title: t('mails.states.waiting', { when: next }) }
    case 'tried':
      return { id: state, state: 'waiting', title: t('mails.states.tried', { ...counted, when: next }), ...why }
    case 'sent':
      return { id: state, state: 'done', title: t('mails.states.sent'), ...(doneAt !== null && { text: when(doneAt) }) }
    case 'returned':
      return { id: state, state: 'failed', title: t('mails.states.returned'), ...why }
    case 'failed':
      return { id: state, state: 'failed', title: t('mails.states.failed', counted), ...why }
    case 'forgotten':
      return { id: state, state: 'waiting', title: t('mails.states.forgotten') }
  }
}
