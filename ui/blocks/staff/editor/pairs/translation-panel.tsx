import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { fittingLengths } from '#api/contract/values/post-writing.ts'
import { formatNumber } from '#locales/formats.ts'
import { type Language, languageNames } from '#locales/languages.ts'
import { formatDay, type StaffClock } from '#locales/staff-formats.ts'
import { type BlockPair, countChanged, withoutReplaced } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { lengthShare } from '#ui/blocks/staff/editor/pairs/length-share.ts'
import { asks } from '#ui/blocks/staff/editor/pairs/pair-state.ts'
import { typographyNotes } from '#ui/blocks/staff/editor/pairs/typography-notes.ts'
import { LengthMeter } from '#ui/blocks/staff/editor/panel/length-meter.tsx'
import { PanelPart } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { PaneWall } from '#ui/primitives/staff/pane-wall.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface TranslationPanelProps {
  /** Of the translation. */
  language: Language
  pairs: readonly BlockPair[]
  value: { title: string; excerpt: string; seoTitle: string; seoDescription: string; body: string }
  /** The source's Markdown, as it is. */
  sourceBody: string
  /** When the translation was last saved; milliseconds. Nothing while it is not written. */
  savedAt?: number | undefined
  clock: StaffClock
  onAgree: () => void
}

/** Beside the pairs: what has changed, how far one is, lengths, and the language's own signs. */
export function TranslationPanel({
  language,
  pairs,
  value,
  sourceBody,
  savedAt,
  clock,
  onAgree,
}: TranslationPanelProps) {
  const { t, i18n } = useTranslation('staff-pairs')
  const { body } = value
  const number = (count: number) => formatNumber(count, i18n.language)
  const changed = countChanged(pairs)
  const counted = withoutReplaced(pairs)
  const agreeing = counted.filter((pair) => !asks(pair)).length
  const notes = useMemo(() => typographyNotes(language, body), [language, body])
  const share = useMemo(() => lengthShare(body, sourceBody), [body, sourceBody])
  return (
    <aside data-slot="translation-panel" aria-label={t('panel.label')} className="min-w-0 text-sm">
      {savedAt === undefined ? (
        <PanelPart title={t('panel.first')}>
          <p className="text-ink-soft">{t('panel.firstText')}</p>
        </PanelPart>
      ) : (
        <PanelPart title={changed > 0 ? t('panel.behind', { count: changed }) : t('panel.agrees')}>
          <p className="text-ink-soft">
            {changed > 0
              ? t('panel.behindText', { when: formatDay(savedAt, i18n.language, clock) })
              : t('panel.agreesText')}
          </p>
          {changed > 0 && (
            <>
              <DeedButton size="sm" tone="ink" onClick={onAgree} className="justify-self-start">
                {t('panel.agree')}
              </DeedButton>
              <p className="text-ink-soft text-xs">{t('panel.agreeText')}</p>
            </>
          )}
        </PanelPart>
      )}
      {savedAt !== undefined && pairs.length > 0 && (
        <PanelPart title={t('far.title')}>
          <PaneWall panes={counted.map((pair) => (asks(pair) ? 'asks' : 'lit'))} />
          <p className="text-ink-soft text-xs">{t('far.all', { count: counted.length, number: number(agreeing) })}</p>
        </PanelPart>
      )}
      <PanelPart title={t('lengths.title')}>
        <div className="grid divide-y divide-line [&>*]:py-2.5">
          <LengthMeter
            variant="row"
            label={t('lengths.name')}
            name={t('lengths.name')}
            text={value.seoTitle || value.title}
            fitting={fittingLengths.title}
          />
          <LengthMeter
            variant="row"
            label={t('lengths.description')}
            name={t('lengths.description')}
            text={value.seoDescription || value.excerpt}
            fitting={fittingLengths.description}
          />
          <LengthMeter
            variant="row"
            label={t('lengths.excerpt')}
            name={t('lengths.excerpt')}
            text={value.excerpt}
            fitting={fittingLengths.excerpt}
          />
          <p className="flex justify-between gap-4 tabular-nums">
            <span>{t('lengths.text')}</span>
            <span>{wholeText(share)}</span>
          </p>
        </div>
      </PanelPart>
      <PanelPart title={t('signs.title', { language: languageNames[language] })}>
        {notes.length === 0 ? (
          <p className="flex items-center gap-2.5">
            <StaffIcon name="check" className="size-4 shrink-0 text-success" />
            {t('signs.fine')}
          </p>
        ) : (
          <ul className="grid divide-y divide-line">
            {notes.map(({ note, count }) => (
              <li key={note} className="flex items-start gap-2.5 py-2.5">
                <StaffIcon name="warning" className="mt-0.75 size-4 shrink-0 text-danger" />
                <span className="grow">{t(`signs.${note}`)}</span>
                <span className="shrink-0 text-ink-soft tabular-nums">
                  {t('signs.found', { count, number: number(count) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PanelPart>
    </aside>
  )

  function wholeText(more: number | undefined): string {
    if (more === undefined) return t('lengths.none')
    const percent = Math.round(more * 100)
    if (percent === 0) return t('lengths.same')
    const written = formatNumber(Math.abs(percent) / 100, i18n.language, { style: 'percent' })
    return t(percent > 0 ? 'lengths.longer' : 'lengths.shorter', { share: written })
  }
}
