import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writingLimits } from '#api/contract/values/post-writing.ts'
import { browsersTold } from '#api/contract/values/staff/told-browsers.ts'
import { type Language, languages } from '#locales/languages.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import { timeOf } from '#locales/zoned-time.ts'
import { CheckMatrix } from '#ui/blocks/staff/editor/gate/check-matrix.tsx'
import { FindingList } from '#ui/blocks/staff/editor/gate/finding-list.tsx'
import {
  type GateChecks,
  type GateFinding,
  type GatePanes,
  isChecked,
  lettersIn,
  openable,
  readyLanguages,
  stopsIn,
} from '#ui/blocks/staff/editor/gate/gate.ts'
import { GateFindings } from '#ui/blocks/staff/editor/gate/gate-findings.tsx'
import { useGateWords } from '#ui/blocks/staff/editor/gate/gate-words.ts'
import { MatrixLegend } from '#ui/blocks/staff/editor/gate/matrix-legend.tsx'
import { OpeningMinutes } from '#ui/blocks/staff/editor/gate/opening-minutes.tsx'
import { OpeningTimes, type TimesValue } from '#ui/blocks/staff/editor/gate/opening-times.tsx'
import { chosenFirst, ownEnds, plannedTimes } from '#ui/blocks/staff/editor/gate/planned-times.ts'
import { useCommandKey } from '#ui/blocks/staff/frame/use-command-key.ts'
import { useMedia } from '#ui/lib/staff/use-media.ts'
import { takeForm } from '#ui/lib/take-form.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { LitPane } from '#ui/primitives/staff/lit-pane.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'

export interface PublishGateProps {
  /** Without scripts the form is posted here, with `deed` `open`. */
  action: string
  panes: GatePanes
  sourceLanguage: Language
  /** Undefined until the server has answered. */
  checks: GateChecks | undefined
  clock: StaffClock
  /** Who has asked for notices; see `browsersTold`. */
  told?: Parameters<typeof browsersTold>[0] | undefined
  /** An owner's right (`gateOverride`). */
  mayOverride: boolean
  hrefFor: (finding: GateFinding) => string | undefined
  /** As the form was posted without scripts. */
  posted?: Partial<TimesValue> & { chosen?: readonly Language[]; reason?: string }
  isOffline?: boolean
  isSending?: boolean
  /** The checks did not come at all. */
  hasFailed?: boolean
  problem?: string | undefined
  /** Sentences of the server, by field. */
  errors?: Partial<Record<'open' | 'reason' | 'from' | 'until', string>> | undefined
  onSend?: ((content: FormData) => void) | undefined
  onRetry?: (() => void) | undefined
  /** The title, and a button that closes. */
  heading: ReactNode
  close: ReactNode
}

/**
 * What is looked at before a post opens. A form: `deed` `open`, `open` once for each language, `seen` (`en:3:1762934400000:`,
 * as they were checked: version, from and until), `when` (`now` or `later`), `from` and `until` (times of day of the agency's
 * zone), `ends` (`own` where an empty `until` leaves each language its own), `reason`.
 */
export function PublishGate(props: PublishGateProps) {
  const { action, panes, sourceLanguage, checks, clock, told, mayOverride, hrefFor, posted = {} } = props
  const { isOffline = false, isSending = false, hasFailed = false, problem, errors = {}, onSend, onRetry } = props
  const { t } = useTranslation('staff-gate')
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const isNarrow = useMedia('(width < 64rem)')
  const command = useCommandKey()
  const findings = checks?.findings ?? []
  const [picked, setPicked] = useState<readonly Language[] | undefined>(posted.chosen)
  const [reason, setReason] = useState(posted.reason ?? '')
  const [changed, setChanged] = useState<Partial<TimesValue>>(posted)

  const ready = readyLanguages(panes, findings)
  const chosen = picked ?? chosenFirst(panes, ready)
  const times = { ...plannedTimes(panes, chosen, clock.timeZone), ...changed }
  const isChecking = !hasFailed && chosen.some((language) => !isChecked(checks, language))
  const relevant = findings.filter((one) => chosen.includes(one.in))
  const stops = stopsIn(relevant)
  const from = times.isLater ? timeOf(times.from, clock.timeZone) : undefined
  const until = timeOf(times.until, clock.timeZone)
  const fromPast = times.isLater && from !== undefined && from <= clock.now
  // As long as nobody has typed one; a form without scripts that came back cannot tell.
  const ends = changed.until === posted.until && times.until === '' ? ownEnds(panes, chosen) : []
  const untilEarly = [until, ...ends.map(({ at }) => at)].some((at) => at !== undefined && at <= (from ?? clock.now))
  const isTimed = (!times.isLater || (from !== undefined && !fromPast)) && !untilEarly
  const asksReason = stops.length > 0 && mayOverride
  const hasReason = lettersIn(reason) >= writingLimits.leastReason
  const isPassed = stops.length === 0 || (asksReason && hasReason)
  const canAct = chosen.length > 0 && !isChecking && !hasFailed && !isOffline && !isSending && isTimed && isPassed
  const words = useGateWords({
    chosen,
    stops: stops.length,
    looks: relevant.length - stops.length,
    hasAny: openable(panes).length > 0,
    isLater: times.isLater,
    isTimed,
    hasReason,
    mayOverride,
    isChecking,
    isOffline,
    isSending,
    hasFailed,
  })
  const live = languages.filter((language) => panes[language]?.state === 'live')
  const shared = { panes, sourceLanguage, checks, clock, chosen, onChoose: choose }

  function choose(language: Language, isChosen: boolean) {
    setPicked(languages.filter((one) => (one === language ? isChosen : chosen.includes(one))))
  }

  function pressLit(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return
    event.preventDefault()
    if (canAct) form.current?.requestSubmit()
  }

  return (
    <form
      ref={form}
      data-slot="publish-gate"
      data-state={isSending ? 'sending' : isChecking ? 'checking' : stops.length > 0 ? 'stopped' : 'open'}
      method="post"
      action={action}
      onSubmit={takeForm(onSend)}
      onKeyDown={pressLit}
      className="grid min-h-full grid-rows-[auto_1fr_auto] lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]"
    >
      <input type="hidden" name="deed" value="open" />
      <input type="hidden" name="seen" value={seenIn(panes)} />
      {isHydrated && chosen.map((language) => <input key={language} type="hidden" name="open" value={language} />)}
      <header className="flex min-h-28 border-line border-b lg:col-start-1">
        <div className="flex min-w-0 grow flex-wrap items-end gap-x-7 gap-y-1 px-gutter py-4.5">
          {props.heading}
          <p role="status" className="max-w-[22rem] text-ink-soft text-sm">
            {words.state}
          </p>
        </div>
        {props.close}
      </header>
      <div className="min-w-0 border-line lg:border-r">
        {problem && (
          <Notice tone="danger" className="m-4">
            {problem}
          </Notice>
        )}
        {errors.open && (
          <Notice tone="danger" className="m-4">
            {errors.open}
          </Notice>
        )}
        {hasFailed && (
          <div className="grid gap-4 border-line border-b px-gutter py-5 text-sm">
            <p>{t('failed')}</p>
            {onRetry && (
              <DeedButton className="w-fit" onClick={onRetry}>
                {t('again')}
              </DeedButton>
            )}
          </div>
        )}
        {isNarrow ? (
          <GateFindings
            {...shared}
            written={languages.filter((language) => panes[language] !== undefined)}
            hrefFor={hrefFor}
            isChecking={isChecking}
          />
        ) : (
          <CheckMatrix {...shared} />
        )}
        <div className="flex flex-wrap items-center justify-between gap-4 border-line border-b px-gutter py-3">
          <MatrixLegend />
          <DeedButton size="sm" className="noscript:hidden" onClick={() => setPicked(ready)}>
            {t('matrix.chooseAll')}
          </DeedButton>
        </div>
        <div className="border-line border-b">
          <OpeningTimes
            value={times}
            onValueChange={(change) => setChanged({ ...changed, ...change })}
            timeZone={clock.timeZone}
            keepsEnds={ends.length > 0 || (!isHydrated && ownEnds(panes, openable(panes)).length > 0)}
            errors={{
              from: errors.from ?? (fromPast ? t('when.fromPast') : undefined),
              until: errors.until ?? (untilEarly ? t('when.untilEarly') : undefined),
            }}
          />
        </div>
        <OpeningMinutes
          pages={chosen.length}
          told={told ? browsersTold(told, chosen, live) : 0}
          isLater={times.isLater}
          from={from}
          until={until}
          ends={ends}
          clock={clock}
        />
      </div>
      <div className="contents lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:flex lg:flex-col">
        <div className="min-w-0">
          {(asksReason || (!isHydrated && mayOverride)) && (
            <div className="border-line border-b bg-pane px-gutter py-5 text-sm">
              <TextArea
                name="reason"
                label={t('reason.label')}
                hint={t('reason.hint')}
                rows={3}
                maxLength={writingLimits.reason}
                value={reason}
                error={errors.reason}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            </div>
          )}
          {stops.length > 0 && !mayOverride && (
            <p className="border-line border-b px-gutter py-4 text-ink-soft text-sm">{t('reason.moderator')}</p>
          )}
          {!isNarrow && (
            <FindingList
              findings={relevant}
              clock={clock}
              hrefFor={hrefFor}
              isChecking={isChecking || chosen.length === 0}
            />
          )}
        </div>
        <LitPane
          type="submit"
          size="md"
          icon={times.isLater ? 'calendar' : 'send'}
          action={words.action}
          sub={words.sub}
          keys={[command, 'enter']}
          aria-keyshortcuts="Meta+Enter Control+Enter"
          disabled={isHydrated && !canAct}
          className="noscript:static sticky bottom-0 z-10 min-h-24 data-[state=dark]:bg-paper border-line border-t lg:top-0 lg:-order-1 lg:min-h-28 lg:border-t-0 lg:border-b"
        />
      </div>
    </form>
  )
}

function seenIn(panes: GatePanes): string {
  return languages
    .flatMap((language) => {
      const { version, visibleFrom = '', visibleUntil = '' } = panes[language] ?? {}
      return version === undefined ? [] : [`${language}:${version}:${visibleFrom}:${visibleUntil}`]
    })
    .join(' ')
}
