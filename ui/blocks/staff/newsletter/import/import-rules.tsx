import { useTranslation } from 'react-i18next'

const rules = ['proof', 'asked', 'suppressed', 'known', 'nothing'] as const

/** What an import does and does not do, said before a file is chosen. */
export function ImportRules() {
  const { t } = useTranslation('staff-newsletter')
  return (
    <section
      data-slot="import-rules"
      aria-labelledby="import-rules"
      className="grid content-start gap-5 px-gutter py-6"
    >
      <h2 id="import-rules" className="heading text-h3">
        {t('rules.title')}
      </h2>
      <dl className="text-sm">
        {rules.map((rule) => (
          <div key={rule} className="grid gap-0.5 border-line border-t py-2.5 first:border-t-0 first:pt-0">
            <dt className="font-semibold">{t(`rules.${rule}`)}</dt>
            <dd className="max-w-[60ch] text-pretty text-ink-soft">{t(`rules.${rule}Text`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
