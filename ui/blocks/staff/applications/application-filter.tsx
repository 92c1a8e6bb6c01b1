import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApplicationInterest, applicationInterests } from '#api/contract/values/application-interests.ts'
import { applicationDeskLimits } from '#api/contract/values/staff/application-stages.ts'
import { formatNumber } from '#locales/formats.ts'
import { languageNames, languages } from '#locales/languages.ts'
import type { ApplicationConditions } from '#ui/blocks/staff/applications/application.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { BarSelect } from '#ui/primitives/staff/bar-select.tsx'
import { Key } from '#ui/primitives/staff/key.tsx'

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

/** Whose applications. Links and a plain GET, so that what is shown has an address. */
export function ApplicationFilter(props: ApplicationFilterProps) {
  const { action, conditions, all, counts, openings, hrefFor, onShow } = props
  const { t, i18n } = useTranslation('staff-applications')
  const form = useRef<HTMLFormElement>(null)
  const { q, interest, opening, in: language, stage } = conditions
  const tabs = [
    { interest: undefined, name: t('interests.all'), count: all },
    ...applicationInterests.map((each) => ({ interest: each, name: t(`interests.${each}`), count: counts[each] })),
  ]

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
  const select = { onChange: onShow && (() => form.current?.requestSubmit()), className: 'border-line border-l' }

  return (
    <search data-slot="application-filter" className="@container block">
      <nav data-slot="type-tabs" aria-label={t('interestsLabel')} className="overflow-x-auto border-line border-b">
        <ul className="flex min-h-12">
          {tabs.map((tab) => (
            <li key={tab.interest ?? 'all'} className="group/tab flex shrink-0">
              <Anchor
                href={hrefFor({ ...conditions, interest: tab.interest })}
                {...(tab.interest === interest && { 'aria-current': 'page' as const })}
                className="flex items-center gap-2 whitespace-nowrap border-line border-r px-4 group-first/tab:px-gutter font-medium text-sm -outline-offset-4 outline-current aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:underline"
              >
                <span className="decoration-2 decoration-signal underline-offset-8 hover:underline">{tab.name}</span>
                <span className="font-normal tabular-nums opacity-85">{formatNumber(tab.count, i18n.language)}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <form
        // Fields without a state of their own follow the address.
        key={JSON.stringify(conditions)}
        ref={form}
        method="get"
        action={action}
        aria-label={t('filter.label')}
        onSubmit={takeForm(onShow && show)}
        className="grid grid-cols-2 border-line border-b text-sm @2xl:grid-cols-[minmax(14rem,2fr)_repeat(2,minmax(0,1fr))]"
      >
        <label className="relative flex min-h-12 items-center border-line hover:bg-pane @max-2xl:col-span-full @max-2xl:border-b">
          <span className="sr-only">{t('filter.find')}</span>
          <Icon name="search" className="pointer-events-none absolute left-4 size-4 md:left-6" />
          <input
            type="search"
            name="q"
            defaultValue={q}
            placeholder={t('filter.find')}
            maxLength={applicationDeskLimits.search}
            autoComplete="off"
            enterKeyHint="search"
            className="size-full min-w-0 appearance-none bg-transparent pr-12 pl-11 md:pl-13 -outline-offset-4 placeholder:text-ink-soft"
          />
          <Key face="/" aria-hidden="true" className="pointer-events-none absolute right-4 pointer-coarse:hidden" />
        </label>
        <BarSelect
          name="opening"
          icon="filter"
          label={t('filter.opening')}
          defaultValue={opening ?? ''}
          options={[
            { value: '', label: t('filter.anyOpening') },
            ...openings.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          {...select}
          className="border-line @2xl:border-l"
        />
        <BarSelect
          name="in"
          label={t('filter.language')}
          defaultValue={language ?? ''}
          options={[
            { value: '', label: t('filter.anyLanguage') },
            ...languages.map((each) => ({ value: each, label: languageNames[each] })),
          ]}
          {...select}
        />
        {interest && <input type="hidden" name="interest" value={interest} />}
        {stage && <input type="hidden" name="stage" value={stage} />}
        <button
          type="submit"
          className="col-span-full hidden min-h-12 border-line border-t px-4 text-left font-medium noscript:block md:px-6"
        >
          {t('filter.show')}
        </button>
      </form>
    </search>
  )
}
