import { useTranslation } from 'react-i18next'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { OpeningList, type OpeningListProps } from '#ui/blocks/staff/openings/opening-list.tsx'
import { useOpeningWords } from '#ui/blocks/staff/openings/opening-words.ts'

export interface OpeningsPageProps extends OpeningListProps {
  newHref: string
}

/** Whom the agency looks for. */
export function OpeningsPage({ newHref, ...list }: OpeningsPageProps) {
  const { t } = useTranslation('staff-openings')
  const { day } = useOpeningWords(list.clock)
  const open = list.openings.filter(({ state }) => state === 'open')
  const [next] = open.flatMap(({ closesOn }) => closesOn ?? []).toSorted()
  const state =
    open.length === 0
      ? [t('state.none')]
      : [t('state.open', { count: open.length }), ...(next ? [t('state.next', { day: day(next) })] : [])]
  return (
    <>
      <Lintel
        title={t('title')}
        state={state.join(' ')}
        lit={{ action: t('new.action'), short: t('new.short'), icon: 'plus', href: newHref }}
      />
      <OpeningList {...list} />
    </>
  )
}
