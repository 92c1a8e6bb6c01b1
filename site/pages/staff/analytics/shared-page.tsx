import { useTranslation } from 'react-i18next'
import { formatWhen } from '#locales/staff-formats.ts'
import type { AnalyticsLinks } from '#ui/blocks/staff/analytics/analytics.ts'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { SharedBoard, type SharedNumbers } from '#ui/blocks/staff/segments/shared-board.tsx'
import { SharedGone } from '#ui/blocks/staff/segments/shared-gone.tsx'

export interface SharedPageProps {
  /** Null for a link that holds no longer. */
  shared: (SharedNumbers & { name: string; expiresAt: number }) | null
  links: AnalyticsLinks
}

/** The numbers of one segment, for whoever has the link. */
export function SharedPage({ shared, links }: SharedPageProps) {
  const { t, i18n } = useTranslation('staff-segments')
  if (!shared) return <SharedGone />
  const clock = { now: shared.at, timeZone: shared.zone }
  const until = t('shared.until', { when: formatWhen(shared.expiresAt, i18n.language, clock) })
  return (
    <>
      <Lintel title={shared.name} state={`${t('shared.state')} ${until}`} />
      <SharedBoard numbers={shared} links={links} />
    </>
  )
}
