import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { AnalyticsBoardProps } from '#ui/blocks/staff/analytics/analytics-board.tsx'
import { useNumberWords } from '#ui/blocks/staff/desk/number-words.ts'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import type { SegmentsStripProps } from '#ui/blocks/staff/segments/segments-strip.tsx'
import { idlePart } from '#ui/lib/idle-part.tsx'

/** Its numbers are read, and its links followed, before its charts can be asked point by point. */
const AnalyticsBoard = idlePart(() =>
  import('#ui/blocks/staff/analytics/analytics-board.tsx').then((file) => file.AnalyticsBoard),
)
const SegmentsStrip = idlePart(() =>
  import('#ui/blocks/staff/segments/segments-strip.tsx').then((file) => file.SegmentsStrip),
)

export interface AnalyticsPageProps extends Omit<AnalyticsBoardProps, 'segments'> {
  segments: Pick<SegmentsStripProps, 'segments' | 'shares' | 'writing'>
}

/** The dashboard, with who is here now as its lit pane. */
export function AnalyticsPage({ segments, ...board }: AnalyticsPageProps) {
  const { t, i18n } = useTranslation('staff-analytics')
  const inWords = useNumberWords()
  const { now, line } = board.live
  const isKnown = now !== null && line.state === 'live'
  const here = now?.short.visitors ?? 0
  const others = now?.short.opened ?? 0
  const words = {
    action: !isKnown
      ? t('lit.unknown')
      : here === 0
        ? t('lit.nobody')
        : t('lit.here', { count: here, number: inWords(here) }),
    short: t('lit.short'),
    sub:
      isKnown && others > 0
        ? t('lit.opened', { count: others, number: formatNumber(others, i18n.language) })
        : t('lit.now'),
    icon: 'eye' as const,
  }
  return (
    <>
      <Lintel
        title={t('title')}
        state={t('state')}
        isNamedAbove
        isOfList
        lit={isKnown && here > 0 ? { ...words, keys: ['L'], href: '#now' } : { ...words, isOff: true }}
      />
      <AnalyticsBoard
        {...board}
        segments={<SegmentsStrip {...segments} clock={board.analytics} links={board.links} />}
      />
    </>
  )
}
