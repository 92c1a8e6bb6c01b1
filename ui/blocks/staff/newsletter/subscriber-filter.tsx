import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { postTypes } from '#api/contract/values/post-lists.ts'
import {
  namedShelves,
  type SubscriberShelf,
  subscriberLimits,
  subscriberShelves,
} from '#api/contract/values/staff/subscribers.ts'
import { formatNumber } from '#locales/formats.ts'
import { languageNames, languages } from '#locales/languages.ts'
import { CountTabs } from '#ui/blocks/staff/frame/count-tabs.tsx'
import type { SubscriberConditions } from '#ui/blocks/staff/newsletter/subscriber.ts'
import { cn } from '#ui/lib/cn.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { BarSelect } from '#ui/primitives/staff/bar-select.tsx'
import { Key } from '#ui/primitives/staff/key.tsx'

export interface SubscriberFilterProps {
  /** The list's own address: the conditions become its query. */
  action: string
  conditions: SubscriberConditions
  counts: Record<SubscriberShelf, number>
  /** Of the shelf, the most frequent first. */
  sources: readonly { source: string; count: number }[]
  hrefFor: (conditions: SubscriberConditions) => string
  /** Without it the browser asks for the page. */
  onShow?: ((conditions: SubscriberConditions) => void) | undefined
}

/** Narrow, two stand in a row; wide, all of them. */
const left = 'border-line @max-5xl:border-t @5xl:border-l'
const right = 'border-line border-l @max-5xl:border-t'

/** Which subscribers. Links and a plain GET, so that what is shown has an address. */
export function SubscriberFilter({ action, conditions, counts, sources, hrefFor, onShow }: SubscriberFilterProps) {
  const { t, i18n } = useTranslation(['staff-newsletter', 'staff-posts'])
  const form = useRef<HTMLFormElement>(null)
  const { shelf = 'listed', q, topic, source, in: language, from, to, sort, order } = conditions
  const isNamed = namedShelves.some((each) => each === shelf)
  const places =
    sources.some((each) => each.source === source) || !source ? sources : [{ source, count: 0 }, ...sources]

  function show(content: FormData) {
    const given = (name: string) => written(content, name).trim() || undefined
    onShow?.({
      shelf,
      q: given('q'),
      in: languages.find((each) => each === given('in')),
      topic: postTypes.find((each) => each === given('topic')),
      source: given('source'),
      from: given('from'),
      to: given('to'),
      sort,
      order,
    })
  }
  const submit = () => form.current?.requestSubmit()
  const select = { onChange: onShow && submit }
  const day = {
    onChange:
      onShow && (({ currentTarget }: ChangeEvent<HTMLInputElement>) => isWhole(currentTarget.value) && submit()),
  }

  return (
    <search className="@container block">
      <CountTabs
        label={t('shelves.label')}
        tabs={subscriberShelves.map((each) => ({
          name: t(`shelves.${each}`),
          count: counts[each],
          href: hrefFor({ ...conditions, shelf: each }),
          isCurrent: each === shelf,
        }))}
        className="border-line border-t border-t-ink border-b"
      />
      <form
        // Fields without a state of their own follow the address.
        key={JSON.stringify(conditions)}
        ref={form}
        data-slot="subscriber-filter"
        method="get"
        action={action}
        aria-label={t('filter.label')}
        onSubmit={takeForm(onShow && show)}
        className={cn(
          'grid grid-cols-2 border-line border-b text-sm',
          isNamed
            ? '@5xl:grid-cols-[minmax(11rem,1.2fr)_repeat(3,minmax(0,1fr))_repeat(2,minmax(0,10rem))]'
            : '@5xl:grid-cols-[repeat(2,minmax(0,12rem))]',
        )}
      >
        {isNamed && (
          <>
            <label className="relative flex min-h-12 items-center hover:bg-pane @max-5xl:col-span-full">
              <span className="sr-only">{t('filter.find')}</span>
              <Icon name="search" className="pointer-events-none absolute left-4 size-4 md:left-6" />
              <input
                type="search"
                name="q"
                defaultValue={q}
                maxLength={subscriberLimits.search}
                placeholder={t('filter.find')}
                autoComplete="off"
                enterKeyHint="search"
                className="size-full min-w-0 appearance-none bg-transparent pr-12 pl-11 -outline-offset-4 placeholder:text-ink-soft md:pl-13"
              />
              <Key face="/" aria-hidden="true" className="pointer-events-none absolute right-4 pointer-coarse:hidden" />
            </label>
            <BarSelect
              name="in"
              icon="filter"
              label={t('filter.language')}
              defaultValue={language ?? ''}
              options={[
                { value: '', label: t('filter.anyLanguage') },
                ...languages.map((each) => ({ value: each, label: languageNames[each] })),
              ]}
              {...select}
              className={left}
            />
            <BarSelect
              name="topic"
              label={t('filter.topic')}
              defaultValue={topic ?? ''}
              options={[
                { value: '', label: t('filter.anyTopic') },
                ...postTypes.map((each) => ({ value: each, label: t(`staff-posts:types.${each}`) })),
              ]}
              {...select}
              className={right}
            />
            <BarSelect
              name="source"
              label={t('filter.source')}
              defaultValue={source ?? ''}
              options={[
                { value: '', label: t('filter.anySource') },
                ...places.map((each) => ({
                  value: each.source,
                  label: each.count > 0 ? `${each.source} (${formatNumber(each.count, i18n.language)})` : each.source,
                })),
              ]}
              {...select}
              className={cn(left, '@max-5xl:col-span-full')}
            />
          </>
        )}
        <DayField
          name="from"
          label={t('filter.from')}
          defaultValue={from}
          max={to}
          {...day}
          className={isNamed ? left : ''}
        />
        <DayField
          name="to"
          label={t('filter.to')}
          defaultValue={to}
          min={from}
          {...day}
          className={cn(right, !isNamed && '@max-5xl:border-t-0')}
        />
        {shelf !== 'listed' && <input type="hidden" name="shelf" value={shelf} />}
        {sort && <input type="hidden" name="sort" value={sort} />}
        {order && <input type="hidden" name="order" value={order} />}
        <button
          type="submit"
          className="col-span-full hidden min-h-12 border-line border-t px-4 text-left font-medium md:px-6 noscript:block"
        >
          {t('filter.show')}
        </button>
      </form>
    </search>
  )
}

/** A day, or none: not one whose year is still being typed. */
const isWhole = (day: string) => day === '' || day >= '2000'

interface DayFieldProps {
  name: 'from' | 'to'
  label: string
  defaultValue: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined
  className: string
}

function DayField({ label, className, ...field }: DayFieldProps) {
  return (
    <label className={cn('grid min-h-12 min-w-0 content-center px-4 py-1.5 hover:bg-pane', className)}>
      <span className="text-ink-soft text-xs leading-none">{label}</span>
      <input type="date" {...field} className="min-w-0 bg-transparent leading-snug -outline-offset-2" />
    </label>
  )
}
