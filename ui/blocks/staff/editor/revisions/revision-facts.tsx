import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { countWords } from '#ui/blocks/staff/editor/difference/count-words.ts'
import { countChanged, pairBlocks, withoutReplaced } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { PanelPart } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import type { NumberedRevision } from '#ui/blocks/staff/editor/revisions/revision.ts'
import { LitPane } from '#ui/primitives/staff/lit-pane.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface RevisionFactsProps {
  /** As it would come back: what all languages share is as it is now. */
  from: NumberedRevision
  to: NumberedRevision
  /** Translations are made from this language. */
  isSource?: boolean | undefined
  isBusy?: boolean | undefined
  /** Nothing for who may not write, or where there is no connection. */
  onBringBack?: (() => void) | undefined
}

/** What is different in figures, and the way back: a new revision, so that nothing is lost. */
export function RevisionFacts({ from, to, isSource = false, isBusy = false, onBringBack }: RevisionFactsProps) {
  const { t, i18n } = useTranslation('staff-revisions')
  const number = (value: number) => formatNumber(value, i18n.language)
  const signed = (value: number) => formatNumber(value, i18n.language, { signDisplay: 'always' }).replace('-', '−')
  const pairs = useMemo(() => pairBlocks(to.text.body, from.text.body), [to.text.body, from.text.body])
  const { came, went } = useMemo(() => countWords(pairs), [pairs])
  const compare = (isSame: boolean) => t(isSame ? 'facts.same' : 'facts.changed')
  const [now, former] = [to.text, from.text]
  const facts = [
    ['paragraphs', t('facts.of', { number: number(countChanged(pairs)), all: number(withoutReplaced(pairs).length) })],
    ['words', came + went === 0 ? t('facts.same') : `${signed(came)} ${signed(-went)}`],
    ['heading', compare(now.title === former.title)],
    ['excerpt', compare(now.excerpt === former.excerpt)],
    ['address', compare(now.slug === former.slug)],
    ['pictureAlt', compare(now.pictureAlt === former.pictureAlt)],
    ['tags', compare(now.tags.join('\n') === former.tags.join('\n'))],
  ] as const
  return (
    <aside
      data-slot="revision-facts"
      aria-label={t('facts.title', { from: from.number, to: to.number })}
      className="min-w-0 text-sm"
    >
      <LitPane
        size="md"
        icon="restore"
        action={isBusy ? t('back.working') : t('back.action', { number: from.number })}
        sub={t('back.sub')}
        disabled={!onBringBack}
        aria-disabled={isBusy}
        onClick={() => !isBusy && onBringBack?.()}
        className="min-h-28 w-full border-line border-b"
      />
      <PanelPart title={t('facts.title', { from: from.number, to: to.number })}>
        <dl className="grid divide-y divide-line">
          {facts.map(([fact, value]) => (
            <div key={fact} className="flex items-baseline justify-between gap-4 py-2.5">
              <dt className="text-ink-soft">{t(`facts.${fact}`)}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </PanelPart>
      <PanelPart title={t('back.title', { number: from.number })}>
        <ul className="grid gap-3">
          <li className="flex gap-3">
            <PaneGlyph state="draft" size="sm" className="mt-0.5" />
            {t('back.draft')}
          </li>
          <li className="flex gap-3">
            <StaffIcon name="image" className="mt-0.5 size-3.5 shrink-0" />
            {t('back.shared')}
          </li>
          {isSource && (
            <li className="flex gap-3">
              <PaneGlyph state="stale" size="sm" className="mt-0.5" />
              {t('back.translations')}
            </li>
          )}
        </ul>
      </PanelPart>
    </aside>
  )
}
