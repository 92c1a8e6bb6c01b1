import { useTranslation } from 'react-i18next'
import { useNumberWords } from '#ui/blocks/staff/desk/number-words.ts'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { RequestForm, type RequestFormProps } from '#ui/blocks/staff/persons/request-form.tsx'
import { RequestList, type RequestListProps } from '#ui/blocks/staff/persons/request-list.tsx'

export interface PersonsPageProps extends RequestListProps {
  form: RequestFormProps
}

/** Who has asked about their data, and what has become of it. */
export function PersonsPage({ form, ...list }: PersonsPageProps) {
  const { t } = useTranslation('staff-persons')
  const inWords = useNumberWords()
  const count = list.open.length
  const state = count === 0 ? t('state.none') : t('state.open', { count, number: inWords(count) })
  return (
    <>
      <Lintel
        title={t('title')}
        isNamedAbove
        state={state}
        lit={{ action: t('open.lit'), short: t('open.short'), icon: 'plus', keys: ['N'], href: '#open' }}
      />
      <RequestList {...list} />
      <div className="px-gutter py-8">
        <RequestForm {...form} />
      </div>
    </>
  )
}
