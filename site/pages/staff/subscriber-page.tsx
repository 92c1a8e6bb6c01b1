import { useTranslation } from 'react-i18next'
import { formatDay, type StaffClock } from '#locales/staff-formats.ts'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { DeedDone, type DeedDoneProps } from '#ui/blocks/staff/newsletter/deed-done.tsx'
import {
  LeavingForm,
  type LeavingFormProps,
  leavingField,
  leavingForm,
} from '#ui/blocks/staff/newsletter/leaving-form.tsx'
import type { OpenSubscriber } from '#ui/blocks/staff/newsletter/subscriber.ts'
import { SubscriberDeletion, type SubscriberDeletionProps } from '#ui/blocks/staff/newsletter/subscriber-deletion.tsx'
import { SubscriberView } from '#ui/blocks/staff/newsletter/subscriber-view.tsx'
import { ScreenScene } from '#ui/blocks/staff/states/screen-scene.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface SubscriberPageProps {
  /** Nothing once they have left, or were deleted. */
  subscriber: OpenSubscriber | undefined
  clock: StaffClock
  backHref: string
  deletedHref: string
  leaving: LeavingFormProps
  deletion: SubscriberDeletionProps
  /** A sentence of the server: what did not work. */
  problem?: string | undefined
  /** What was done, where no notice says so. */
  done?: DeedDoneProps | undefined
}

/** One of the list: proof, history, and the way off it. */
export function SubscriberPage(props: SubscriberPageProps) {
  const { subscriber, clock, backHref, deletedHref, leaving, deletion, problem, done } = props
  const { t, i18n } = useTranslation('staff-newsletter')
  const told = (
    <>
      {problem && (
        <Notice tone="danger" className="m-4">
          {problem}
        </Notice>
      )}
      {done && <DeedDone {...done} />}
    </>
  )
  if (!subscriber) {
    return (
      <>
        <Lintel title={t('one.title')} isNamedAbove state={<Link href={backHref}>{t('one.back')}</Link>} />
        {told}
        <ScreenScene
          title={t('one.gone')}
          text={t('one.goneText')}
          actions={
            <>
              <DeedButton asChild>
                <Anchor href={backHref}>{t('one.back')}</Anchor>
              </DeedButton>
              <DeedButton asChild>
                <Anchor href={deletedHref}>{t('one.toDeleted')}</Anchor>
              </DeedButton>
            </>
          }
        />
      </>
    )
  }
  const { address, since, isConfirmed } = subscriber
  const { isBusy = false } = leaving
  return (
    <>
      <Lintel
        title={t('one.title')}
        state={
          <>
            <span className="wrap-anywhere block font-semibold text-ink">{address}</span>
            {t(isConfirmed ? 'one.listed' : 'one.unconfirmed', { day: formatDay(since, i18n.language, clock) })}
          </>
        }
        lit={{
          action: isBusy ? t('leaving.busy') : t('leaving.deed'),
          sub: t('leaving.sub'),
          short: t('leaving.short'),
          phone: { field: leavingField, icon: 'out' },
          icon: 'out',
          form: leavingForm,
          isBusy,
        }}
      />
      <p className="flex min-h-12 items-center border-line border-b px-gutter text-sm">
        <Link href={backHref}>{t('one.back')}</Link>
      </p>
      {told}
      <div className="@container grow">
        <div className="grid grid-cols-[minmax(0,1fr)] @4xl:grid-cols-[minmax(0,1fr)_22.5rem]">
          <SubscriberView subscriber={subscriber} clock={clock} />
          <aside
            aria-label={t('table.deeds')}
            className="grid content-start gap-8 border-line px-gutter py-5 @max-4xl:border-t @4xl:border-l"
          >
            <LeavingForm {...leaving} />
            <SubscriberDeletion {...deletion} />
          </aside>
        </div>
      </div>
    </>
  )
}
