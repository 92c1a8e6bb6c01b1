import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { fittingLengths, type PostCheck, postChecks } from '#api/contract/values/post-writing.ts'
import { formatNumber } from '#locales/formats.ts'
import { type Language, languageNames, languages } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import { formatDay, formatTime, type StaffClock } from '#locales/staff-formats.ts'
import { canOpen, type GateChecks, type GatePanes, isChecked } from '#ui/blocks/staff/editor/gate/gate.ts'
import { MatrixCell } from '#ui/blocks/staff/editor/gate/matrix-cell.tsx'
import { useGridKeys } from '#ui/blocks/staff/posts/use-grid-keys.ts'
import { cn } from '#ui/lib/cn.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'
import { GridPart } from '#ui/primitives/staff/grid-part.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'
import { Tick } from '#ui/primitives/staff/tick.tsx'

export interface CheckMatrixProps {
  panes: GatePanes
  sourceLanguage: Language
  /** Undefined until the server has answered. */
  checks: GateChecks | undefined
  clock: StaffClock
  /** The languages that go live now. */
  chosen: readonly Language[]
  onChoose: (language: Language, isChosen: boolean) => void
  /** One language for a narrow screen; all, unless said. */
  only?: Language | undefined
}

/** Nine checks, six languages. One tab stop; arrows lead from pane to pane. Languages that do not go live have their shutters shut. */
export function CheckMatrix({ panes, sourceLanguage, checks, clock, chosen, onChoose, only }: CheckMatrixProps) {
  const { t, i18n } = useTranslation('staff-gate')
  const grid = useRef<HTMLDivElement>(null)
  const { onKeyDown, onFocus } = useGridKeys(grid)
  const shown = only ? [only] : languages
  const columns = only
    ? 'grid grid-cols-[minmax(0,1fr)_7rem]'
    : 'grid grid-cols-[minmax(9rem,1fr)_repeat(6,minmax(3.5rem,4.75rem))]'
  const isHydrated = useHydrated()
  const isDone = chosen.every((language) => isChecked(checks, language))
  const number = (value: number) => formatNumber(value, i18n.language)

  function subOf(check: PostCheck): string {
    const measured = checks?.measured[sourceLanguage]
    if (check === 'lengths') return t('checks.lengthsText', fittingLengths)
    if (check === 'pictures')
      return measured ? t('checks.picturesText', { count: measured.pictures, number: number(measured.pictures) }) : ''
    if (check === 'links')
      return measured
        ? t('checks.linksText', { here: number(measured.linksHere), elsewhere: number(measured.linksElsewhere) })
        : ''
    return t(`checks.${check}Text`)
  }

  function dayOf(language: Language): string {
    const pane = panes[language]
    if (!pane) return t('matrix.missing')
    if (pane.state === 'scheduled' && pane.visibleFrom !== undefined)
      return formatDay(pane.visibleFrom, i18n.language, clock, { month: 'short' })
    if (pane.state === 'live') return pane.hasChanges ? t('matrix.changed') : t('matrix.live')
    return pane.state === 'unpublished' ? t('matrix.down') : t('matrix.notYet')
  }

  return (
    <GridPart
      ref={grid}
      role="grid"
      data-slot="check-matrix"
      aria-label={t('matrix.label')}
      aria-multiselectable="true"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      className="relative overflow-x-auto"
    >
      <GridPart role="row" className={cn(columns, 'border-ink border-b')}>
        <GridPart role="columnheader" className="min-w-0 px-gutter py-3">
          <span className="heading block text-md">
            {checks && isDone
              ? t('matrix.at', {
                  time: formatTime(checks.at, clock.timeZone),
                  seconds: formatNumber(checks.took / 1000, i18n.language, { maximumFractionDigits: 1 }),
                })
              : t('matrix.checking')}
          </span>
          <span className="block text-ink-soft text-xs">{t('matrix.how')}</span>
        </GridPart>
        {shown.map((language, place) => (
          <GridPart
            key={language}
            role="columnheader"
            className="grid min-w-0 content-center justify-items-start border-line border-l"
          >
            <span className="flex items-center">
              {canOpen(panes[language]) ? (
                <span className="size-11">
                  <Tick
                    // Once hydrated the form has them in fields of its own: a narrow screen shows one language only.
                    name={isHydrated ? undefined : 'open'}
                    value={language}
                    label={t('matrix.choose', { spoken: spokenLanguage(language, i18n.language) })}
                    data-stop={place + 1}
                    checked={chosen.includes(language)}
                    onChange={(event) => onChoose(language, event.currentTarget.checked)}
                  />
                </span>
              ) : (
                <span data-stop={place + 1} className="grid size-11 place-items-center">
                  <span className="sr-only">{`${languageNames[language]}: ${dayOf(language)}`}</span>
                  <PaneGlyph state={panes[language] ? 'live' : 'missing'} size="sm" />
                </span>
              )}
              <span aria-hidden="true" className="heading -ml-1 text-md uppercase">
                {language}
              </span>
            </span>
            <span className="max-w-full truncate px-3 pb-2 text-ink-soft text-xs">{dayOf(language)}</span>
          </GridPart>
        ))}
      </GridPart>
      {postChecks.map((check) => (
        <GridPart key={check} role="row" className={cn(columns, 'border-line border-b')}>
          <GridPart role="rowheader" className="min-w-0 px-gutter py-2">
            <span className="block font-medium text-sm">{t(`checks.${check}`)}</span>
            <span className="block text-ink-soft text-xs">{subOf(check)}</span>
          </GridPart>
          {shown.map((language, place) => (
            <MatrixCell
              key={language}
              language={language}
              check={check}
              column={place + 1}
              isWritten={panes[language] !== undefined}
              isSource={language === sourceLanguage}
              isChosen={chosen.includes(language)}
              isAnswered={checks?.answered[language]?.includes(check) ?? false}
              found={checks?.findings.filter((one) => one.in === language && one.check === check) ?? []}
            />
          ))}
        </GridPart>
      ))}
    </GridPart>
  )
}
