import { type ReactNode, use, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatTime, type StaffClock } from '#locales/staff-formats.ts'
import { WaitRow } from '#ui/blocks/staff/desk/wait-row.tsx'
import type { WaitingThing } from '#ui/blocks/staff/desk/waiting-thing.ts'
import { CharacterKeys, useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { Key, type KeyFace } from '#ui/primitives/staff/key.tsx'
import { Strip } from '#ui/primitives/staff/strip.tsx'

export interface WaitListProps {
  /** Soonest first. Nothing while they are being fetched. */
  things: readonly WaitingThing[] | undefined
  clock: StaffClock
  /** When the list was fetched, once there is no connection. */
  asOf?: number | undefined
  hasFailed?: boolean
  onRetry?: (() => void) | undefined
  /** Without it `z` does nothing. */
  onTomorrow?: ((id: string) => void) | undefined
}

/** What waits. j and k move along the rows, z puts off until tomorrow; letters can be switched off (`CharacterKeys`). */
export function WaitList({ things, clock, asOf, hasFailed = false, onRetry, onTomorrow }: WaitListProps) {
  const { t } = useTranslation('staff-desk')

  const hasLetterKeys = use(CharacterKeys)
  const list = useRef<HTMLUListElement>(null)

  function links() {
    const all = [...(list.current?.querySelectorAll('a') ?? [])]
    return { all, place: all.findIndex((link) => link.matches(':focus')) }
  }

  function move(by: number) {
    const { all, place } = links()
    all[Math.min(Math.max(place + by, 0), all.length - 1)]?.focus()
  }

  function putOff() {
    const thing = things?.[links().place]
    if (thing) onTomorrow?.(thing.id)
  }

  useShortcuts({ j: () => move(1), k: () => move(-1), z: onTomorrow && putOff })

  return (
    <section data-slot="wait-list" aria-labelledby="wait-list" className="@container flex min-w-0 flex-col">
      <header className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-ink border-b px-gutter py-2">
        <h2 id="wait-list" className="heading text-h4">
          {t('waiting.title')}
        </h2>
        <span className="text-ink-soft text-xs">{t('waiting.order')}</span>
        {hasLetterKeys && things && things.length > 0 && (
          <span className="ml-auto hidden items-center gap-2 text-ink-soft text-xs @2xl:pointer-fine:flex">
            <Hint faces={['J', 'K']}>{t('keys.move')}</Hint>
            <Hint faces={['enter']}>{t('keys.open')}</Hint>
            {onTomorrow && <Hint faces={['Z']}>{t('keys.tomorrow')}</Hint>}
          </span>
        )}
      </header>
      {asOf !== undefined && (
        <Strip icon="wifi" role="status">
          {t('asOf', { time: formatTime(asOf, clock.timeZone) })}
        </Strip>
      )}
      {hasFailed ? (
        <div className="grid justify-items-start gap-4 px-gutter py-6">
          <Notice tone="danger">
            <b className="block font-semibold">{t('waiting.error.title')}</b>
            <span className="font-normal">{t('waiting.error.text')}</span>
          </Notice>
          {onRetry && <DeedButton onClick={onRetry}>{t('waiting.error.retry')}</DeedButton>}
        </div>
      ) : things === undefined ? (
        <Loading label={t('waiting.loading')} />
      ) : things.length === 0 ? (
        <p className="grid grow place-content-center justify-items-center gap-3 px-gutter py-16 text-center text-ink-soft">
          <Icon name="check" className="size-6 text-success" />
          {t('waiting.nothing')}
        </p>
      ) : (
        <ul ref={list}>
          {things.map((thing, place) => (
            <WaitRow key={thing.id} thing={thing} clock={clock} isFirst={place === 0} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Hint({ faces, children }: { faces: readonly KeyFace[]; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1">
      {faces.map((face) => (
        <Key key={face} face={face} />
      ))}
      {children}
    </span>
  )
}

function Loading({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {[3, 2, 4, 3].map((width, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
          key={row}
          className="grid min-h-16.5 grid-cols-[3.25rem_minmax(0,1fr)] content-center gap-y-2 border-line border-b"
        >
          <Skeleton className="col-start-2" style={{ width: `${width * 4}rem` }} />
          <Skeleton className="col-start-2 text-xs" style={{ width: `${width * 5}rem` }} />
        </div>
      ))}
    </div>
  )
}
