import { useTranslation } from 'react-i18next'

export function Mission() {
  const { t } = useTranslation('about')
  return (
    <section data-slot="mission" className="@container border-line border-b">
      <div className="grid pt-section pb-[clamp(3rem,6vw,6rem)] md:grid-cols-12">
        <h2 className="display px-gutter md:col-span-12">
          <span className="mb-6 block font-medium font-text text-ink-soft text-lg">{t('mission.label')}</span>
          <span className="block max-w-[19ch] text-[clamp(3rem,9cqi,9.5rem)] leading-[0.93]">
            {t('mission.statement')}
          </span>
        </h2>
        <p className="mx-gutter mt-[clamp(2rem,5vw,4.5rem)] max-w-[58ch] text-lg md:col-span-7 md:col-start-6">
          {t('mission.text')}
        </p>
      </div>
    </section>
  )
}
