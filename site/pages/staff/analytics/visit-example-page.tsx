import { useTranslation } from 'react-i18next'
import { VisitExample, type VisitExampleProps } from '#ui/blocks/staff/analytics/visit-example.tsx'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'

/** What one visit stores. */
export function VisitExamplePage(example: VisitExampleProps) {
  const { t } = useTranslation('staff-analytics')
  return (
    <>
      <Lintel
        title={t('example.title')}
        state={t('example.state')}
        lit={{ action: t('toBoard'), short: t('title'), icon: 'chart', href: staffPlaces.analytics.href }}
      />
      <VisitExample {...example} />
    </>
  )
}
