import { useTranslation } from 'react-i18next'
import type { IssueState } from '#api/contract/values/staff/issues.ts'
import { formatNumber } from '#locales/formats.ts'
import { type Language, languageNames } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { DeedQuestion } from '#ui/blocks/staff/issues/watch/deed-question.tsx'
import { DeliveryWindows } from '#ui/blocks/staff/issues/watch/delivery-windows.tsx'
import { isUnderWay, type LanguageSending, type OnDeed, peopleOf, toGo } from '#ui/blocks/staff/issues/watch/sending.ts'
import { cn } from '#ui/lib/cn.ts'
import { PaneGlyph, type PaneState } from '#ui/primitives/staff/pane-glyph.tsx'

export interface SendingColumnProps {
  language: Language
  sending: LanguageSending
  state: IssueState
  goesAt: number | null
  clock: StaffClock
  /** Posted here without scripts. */
  action: string
  maySend: boolean
  isBusy?: boolean
  onDeed?: OnDeed
}

/** Its shutters are closed: it waits for what it lacks. */
export const isShut = ({ fate, isOpen, counts }: LanguageSending) => fate === 'waits' && !isOpen && counts.held > 0

/** Outline: nobody has it. Lit below: it goes. Lit: all who can have it. Vermilion: something came back. */
export function glyphOf(sending: LanguageSending): PaneState {
  const { counts } = sending
  if (isShut(sending)) return 'shut'
  if (peopleOf(counts) === 0) return 'missing'
  const isOver = toGo(counts) + counts.held === 0
  if (counts.refused + counts.given > 0) return isOver ? 'stale' : 'asks'
  return isOver ? 'live' : counts.sent > 0 ? 'scheduled' : 'draft'
}

/** One language: who has it, a window each, or its shutters while it waits. */
export function SendingColumn(props: SendingColumnProps) {
  const { language, sending, state, action, maySend, isBusy = false, onDeed } = props
  const { t, i18n } = useTranslation('staff-sending')
  const told = useColumnWords()(props)
  const { counts } = sending
  const number = (count: number) => formatNumber(count, i18n.language)
  const people = peopleOf(counts)
  const shut = isShut(sending)
  return (
    <section
      data-slot="sending-column"
      data-language={language}
      data-state={shut ? 'shut' : 'open'}
      aria-label={languageNames[language]}
      className="flex min-w-0 flex-col"
    >
      <header className="grid gap-2 border-ink border-b px-3 pt-3.5 pb-3">
        <h2 className="heading flex items-center gap-2 text-[1.0625rem] leading-none">
          <PaneGlyph state={glyphOf(sending)} size="sm" />
          <span lang={language} className="min-w-0 truncate">
            {languageNames[language]}
          </span>
        </h2>
        <p className={cn('min-h-15 text-xs leading-snug', shut ? 'font-semibold' : 'text-ink-soft')}>{told}</p>
      </header>
      {shut && (
        <div className="grid px-3 pt-3">
          <Shutters />
          <div className="grid gap-1 border border-ink border-t-0 px-3 py-3 text-xs">
            <p>{t('shutters.text')}</p>
            {maySend && isUnderWay(state) && (
              <DeedQuestion
                ask={t('shutters.ask')}
                text={t('shutters.sure')}
                deed={t('shutters.deed', { count: counts.held, number: number(counts.held) })}
                isBusy={isBusy}
                action={action}
                fields={{ deed: 'open', in: language }}
                onConfirm={onDeed && (() => onDeed('open', language))}
              />
            )}
          </div>
        </div>
      )}
      {people > 0 && (
        <div className="grid gap-3 px-3 pt-4 pb-6">
          <p aria-hidden="true" className={shut ? 'text-ink-soft' : undefined}>
            <span className="display text-[2rem] tabular-nums leading-none">
              {number(shut ? counts.held : counts.sent)}
            </span>
            {!shut && <span className="ml-1.5 text-sm">{t('columns.of', { all: number(people) })}</span>}
          </p>
          <DeliveryWindows counts={counts} />
        </div>
      )}
    </section>
  )
}

/** Two leaves with their bar. */
function Shutters() {
  return (
    <div
      aria-hidden="true"
      className="relative grid h-24 grid-cols-2 border border-ink p-1 after:absolute after:top-1/2 after:left-1/2 after:h-1.5 after:w-8 after:-translate-x-1/2 after:-translate-y-1/2 after:bg-ink lg:h-48"
    >
      <span className="border-ink border-r bg-[repeating-linear-gradient(0deg,transparent_0_11px,var(--line-strong)_11px_12px)]" />
      <span className="bg-[repeating-linear-gradient(0deg,transparent_0_11px,var(--line-strong)_11px_12px)]" />
    </div>
  )
}

function useColumnWords() {
  const { t, i18n } = useTranslation('staff-sending')
  return ({ language, sending, state, goesAt, clock }: SendingColumnProps): string => {
    const { counts, nextAt } = sending
    const when = (at: number) => formatWhen(at, i18n.language, clock)
    const falls = sending.fate === 'falls' && sending.in !== language
    const also = (words: string) =>
      falls ? `${words}, ${t('columns.falls', { spoken: spokenLanguage(sending.in, i18n.language) })}` : words
    if (isShut(sending)) return state === 'cancelled' ? t('columns.stopped') : t('columns.waits')
    if (state === 'scheduled' || state === 'draft') {
      if (sending.fate === 'waits') return t('columns.waits')
      return also(goesAt === null ? t('states.draft') : t('columns.scheduled', { when: when(nextAt ?? goesAt) }))
    }
    if (peopleOf(counts) === 0) return t('columns.nobody')
    const open = toGo(counts) + counts.held
    if (open === 0) return also(t('columns.done'))
    if (state === 'cancelled' || state === 'sent') return also(t('columns.stopped'))
    if (state === 'paused') return also(t('columns.rests'))
    if (counts.going > 0) return also(t('columns.going'))
    return also(nextAt !== null && nextAt > clock.now ? t('columns.later', { when: when(nextAt) }) : t('columns.next'))
  }
}
