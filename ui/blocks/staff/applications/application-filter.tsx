import { useTranslation } from 'react-i18next'
import { type ApplicationInterest, applicationInterests } from '#api/contract/values/application-interests.ts'
import { applicationDeskLimits } from '#api/contract/values/staff/application-stages.ts'
import { languageNames, languages } from '#locales/languages.ts'
import type { ApplicationConditions } from '#ui/blocks/staff/applications/application.ts'
import { CountTabs } from '#ui/blocks/staff/frame/count-tabs.tsx'
import { FilterBar } from '#ui/blocks/staff/frame/filter-bar.tsx'
import { written } from '#ui/lib/take-form.ts'

export interface ApplicationFilterProps {
  /** The board's own address: the conditions become its query. */
  action: string
  conditions: ApplicationConditions
  all: number
  counts: Record<ApplicationInterest, number>
  /** Those that somebody has applied for. */
  openings: readonly { id: string; title: string }[]
  hrefFor: (conditions: ApplicationConditions) => string
  /** Without it the browser asks for the page. */
  onShow?: ((conditions: ApplicationConditions) => void) | undefined
}

/** Whose applications. */
export function ApplicationFilter(props: ApplicationFilterProps) {
  const { action, conditions, all, counts, openings, hrefFor, onShow } = props
  const { t } = useTranslation('staff-applications')
  const { q, interest, opening, in: language, stage } = conditions
  const tab = (each: ApplicationInterest | undefined, count: number) => ({
    name: t(`interests.${each ?? 'all'}`),
    count,
    href: hrefFor({ ...conditions, interest: each }),
    isCurrent: each === interest,
  })

  function show(content: FormData) {
    const given = (name: string) => written(content, name).trim() || undefined
    onShow?.({
      q: given('q'),
      interest,
      opening: given('opening'),
      in: languages.find((each) => each === given('in')),
      stage,
    })
  }

  return (
    <search data-slot="application-filter" className="@container block">
      <CountTabs
        label={t('interestsLabel')}
        tabs={[tab(undefined, all), ...applicationInterests.map((each) => tab(each, counts[each]))]}
        className="border-line border-b"
      />
      <FilterBar
        label={t('filter.label')}
        action={action}
        search={{ label: t('filter.find'), value: q, maxLength: applicationDeskLimits.search }}
        selects={[
          {
            name: 'opening',
            icon: 'filter',
            label: t('filter.opening'),
            value: opening,
            options: [
              { value: '', label: t('filter.anyOpening') },
              ...openings.map(({ id, title }) => ({ value: id, label: title })),
            ],
          },
          {
            name: 'in',
            label: t('filter.language'),
            value: language,
            options: [
              { value: '', label: t('filter.anyLanguage') },
              ...languages.map((each) => ({ value: each, label: languageNames[each] })),
            ],
          },
        ]}
        kept={{ interest, stage }}
        submitLabel={t('filter.show')}
        onShow={onShow && show}
      />
    </search>
  )
}
