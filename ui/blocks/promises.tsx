import { useTranslation } from 'react-i18next'

const promises = ['answer', 'kickoff', 'languages', 'support'] as const

/** The agency's promises (specification 1), a pane each. */
export function Promises() {
  const { t } = useTranslation('home')
  return (
    <ul data-slot="promises" aria-label={t('promises.label')} className="grid grid-cols-2 lg:grid-cols-4">
      {promises.map((promise) => (
        <li key={promise} className="grid gap-2 border-line border-b px-gutter py-8 odd:border-r lg:not-last:border-r">
          <span className="heading text-h2">{t(`promises.${promise}.figure`)}</span>
          <span className="text-ink-soft">{t(`promises.${promise}.text`)}</span>
        </li>
      ))}
    </ul>
  )
}
