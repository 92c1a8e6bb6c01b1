import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { PicturesBoard, type PicturesBoardProps } from '#ui/blocks/staff/pictures/pictures-board.tsx'

/** Every picture that posts can show. */
export function PicturesPage(board: PicturesBoardProps) {
  const { t, i18n } = useTranslation('staff-pictures')
  const { all, asking } = board.shelves.counts
  const said = (key: 'all' | 'asking', count: number) =>
    t(`state.${key}`, { count, number: formatNumber(count, i18n.language) })
  const state = all === 0 ? [t('state.none')] : [said('all', all), asking > 0 && said('asking', asking)]
  return (
    <>
      <Lintel
        title={t('title')}
        state={state.filter(Boolean).join(' ')}
        lit={{ action: t('add.title'), short: t('add.short'), icon: 'plus', keys: ['N'], href: '#add' }}
      />
      <PicturesBoard {...board} />
    </>
  )
}
