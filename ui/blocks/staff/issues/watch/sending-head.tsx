import { useTranslation } from 'react-i18next'
import { formatTime, formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { type Lit, ScreenLit } from '#ui/blocks/staff/frame/screen-lit.tsx'
import type { Sending } from '#ui/blocks/staff/issues/watch/sending.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface SendingHeadProps {
  sending: Pick<Sending, 'number' | 'title' | 'state' | 'pause' | 'begunAt' | 'endedAt' | 'goesAt'>
  clock: StaffClock
  backHref: string
  lit: Lit
  /** The last answer, where newer ones do not come. */
  staleSince?: number | undefined
}

/** Which issue it is, since when it is sent, and the lit pane. */
export function SendingHead({ sending, clock, backHref, lit, staleSince }: SendingHeadProps) {
  const { number, title, state, pause, begunAt, endedAt, goesAt } = sending
  const { t, i18n } = useTranslation('staff-sending')
  const time = (at: number) => formatTime(at, clock.timeZone)
  const when = (at: number) => formatWhen(at, i18n.language, clock)
  const told =
    staleSince !== undefined
      ? t('sending.asOf', { time: time(staleSince) })
      : state === 'paused' && pause
        ? t('sending.pausedSince', { time: time(pause.at) })
        : state === 'sending' && begunAt !== null
          ? t('sending.since', { time: time(begunAt) })
          : endedAt !== null
            ? t('sending.endedAt', { when: when(endedAt) })
            : goesAt !== null
              ? t('sending.goesAt', { when: when(goesAt) })
              : t('sending.notYet')
  return (
    <header
      data-slot="sending-head"
      className="grid border-line border-b md:min-h-28 md:grid-cols-[minmax(0,1fr)_13rem] lg:grid-cols-[minmax(0,1fr)_22.5rem]"
    >
      <div className="flex min-w-0 flex-wrap md:flex-nowrap">
        <Anchor
          href={backHref}
          className="-outline-offset-4 focus-visible:-outline-offset-4 flex min-h-14 items-center gap-2.5 whitespace-nowrap border-line px-4.5 text-sm hover:bg-pane max-md:hidden md:border-r"
        >
          <StaffIcon name="chevron-left" className="size-4" />
          {t('issues.back')}
        </Anchor>
        <h1 className="heading flex min-w-0 grow items-center px-4 py-3 text-[1.1875rem] leading-tight max-md:w-full md:px-4.5">
          <span className="wrap-anywhere line-clamp-2">
            {title ? t('sending.named', { number, title }) : t('issues.named', { number })}
          </span>
        </h1>
        <p className="flex items-center border-line px-4.5 py-2 text-ink-soft text-xs max-md:w-full max-md:border-t md:max-w-52 md:border-l">
          {told}
        </p>
      </div>
      <div className="border-line max-md:contents md:grid md:border-l">
        <ScreenLit lit={lit} />
      </div>
    </header>
  )
}
