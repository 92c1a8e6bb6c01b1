import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { Language } from '#locales/languages.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import { CameBackList, type CameBackListProps } from '#ui/blocks/staff/issues/watch/came-back-list.tsx'
import { DeedQuestion } from '#ui/blocks/staff/issues/watch/deed-question.tsx'
import { HowItGoes } from '#ui/blocks/staff/issues/watch/how-it-goes.tsx'
import { isUnderWay, type OnDeed, type Sending } from '#ui/blocks/staff/issues/watch/sending.ts'
import { SendingColumns } from '#ui/blocks/staff/issues/watch/sending-columns.tsx'
import { SendingFigure } from '#ui/blocks/staff/issues/watch/sending-figure.tsx'
import { SendingHead } from '#ui/blocks/staff/issues/watch/sending-head.tsx'
import { SendingReport } from '#ui/blocks/staff/issues/watch/sending-report.tsx'
import { SendingStrip } from '#ui/blocks/staff/issues/watch/sending-strip.tsx'
import { SendingTold } from '#ui/blocks/staff/issues/watch/sending-told.tsx'
import { UnknownPart } from '#ui/blocks/staff/issues/watch/unknown-part.tsx'
import { pressForm, useSendingLit } from '#ui/blocks/staff/issues/watch/use-sending-lit.ts'
import { DeedForm } from '#ui/blocks/staff/messages/deed-form.tsx'
import { Notice } from '#ui/primitives/notice.tsx'

export interface SendingPageProps {
  sending: Sending
  clock: StaffClock
  /** Deeds are posted here without scripts. */
  action: string
  backHref: string
  issueHref: string
  issuesHref: string
  /** The language that a phone shows. */
  current: Language
  hrefFor: (language: Language) => string
  hrefForPerson?: CameBackListProps['hrefForPerson']
  /** Who looks may pause, go on and cancel. */
  maySend: boolean
  isBusy?: boolean
  /** A sentence of the server: what did not work. */
  problem?: string | undefined
  /** The last answer, where newer ones do not come. */
  staleSince?: number | undefined
  onDeed?: OnDeed
}

/** An issue while it leaves, and what became of it. */
export function SendingPage(props: SendingPageProps) {
  const { sending, clock, action, backHref, current, hrefFor, maySend, isBusy = false, problem, onDeed } = props
  const { t, i18n } = useTranslation('staff-sending')
  const { state, all } = sending
  const lit = useSendingLit({ ...props, isBusy })
  const number = (count: number) => formatNumber(count, i18n.language)
  const press = state === 'paused' ? 'resume' : 'pause'
  const hasLeft = state !== 'draft' && state !== 'scheduled'
  const isOver = state === 'sent' || state === 'cancelled'
  return (
    <>
      <SendingHead sending={sending} clock={clock} backHref={backHref} lit={lit} staleSince={props.staleSince} />
      <SendingTold sending={sending} />
      {isUnderWay(state) && maySend && (
        <div className="hidden">
          <DeedForm
            id={pressForm}
            action={action}
            fields={{ deed: press }}
            onSend={onDeed && (() => !isBusy && onDeed(press))}
          >
            {null}
          </DeedForm>
        </div>
      )}
      <SendingStrip sending={sending} clock={clock} />
      {problem && (
        <Notice tone="danger" className="m-4">
          {problem}
        </Notice>
      )}
      <div className="grid min-w-0 grow lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <div className="min-w-0 border-line max-lg:border-b lg:border-r lg:border-b">
          <SendingFigure sending={sending} />
        </div>
        <div className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {isOver && (
            <div className="border-line border-b">
              <SendingReport sending={sending} />
            </div>
          )}
          <SendingColumns
            sending={sending}
            current={current}
            hrefFor={hrefFor}
            clock={clock}
            action={action}
            maySend={maySend}
            isBusy={isBusy}
            onDeed={onDeed}
          />
        </div>
        {hasLeft && (
          <div className="min-w-0 divide-y divide-line border-line max-lg:border-t lg:border-r">
            <HowItGoes sending={sending} />
            <UnknownPart
              count={all.unknown}
              action={action}
              mayAgain={maySend && state !== 'cancelled'}
              isBusy={isBusy}
              onDeed={onDeed}
            />
            <CameBackList cameBack={sending.cameBack} clock={clock} hrefForPerson={props.hrefForPerson} />
            {isUnderWay(state) && maySend && (
              <div className="px-5 py-4">
                <DeedQuestion
                  ask={t('cancel.ask')}
                  text={t('cancel.sure', { sent: number(all.sent), number: number(all.due + all.held) })}
                  deed={t('cancel.deed', { number: number(all.due + all.held) })}
                  isFinal
                  isBusy={isBusy}
                  action={action}
                  fields={{ deed: 'cancel' }}
                  onConfirm={onDeed && (() => onDeed('cancel'))}
                />
              </div>
            )}
          </div>
        )}
      </div>
    </>
  )
}
