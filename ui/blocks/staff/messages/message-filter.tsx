import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { contactPurposes } from '#api/contract/values/contact-purposes.ts'
import { type MessageShelf, messageAges, messageLimits, messageShelves } from '#api/contract/values/staff/messages.ts'
import { formatNumber } from '#locales/formats.ts'
import { languageNames, languages } from '#locales/languages.ts'
import type { Colleague, MessageConditions } from '#ui/blocks/staff/messages/message.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { BarSelect } from '#ui/primitives/staff/bar-select.tsx'
import { Key } from '#ui/primitives/staff/key.tsx'

export interface MessageFilterProps {
  /** The list's own address: the conditions become its query. */
  action: string
  conditions: MessageConditions
  counts: Record<MessageShelf, number>
  colleagues: readonly Colleague[]
  hrefFor: (conditions: MessageConditions) => string
  /** Without it the browser asks for the page. */
  onShow?: ((conditions: MessageConditions) => void) | undefined
}

/** Which messages. Links and a plain GET, so that what is shown has an address. */
export function MessageFilter({ action, conditions, counts, colleagues, hrefFor, onShow }: MessageFilterProps) {
  const { t } = useTranslation('staff-messages')
  const form = useRef<HTMLFormElement>(null)
  const { shelf, q, purpose, in: language, age, of } = conditions

  function show(content: FormData) {
    const given = (name: string) => written(content, name).trim() || undefined
    onShow?.({
      shelf,
      q: given('q'),
      purpose: contactPurposes.find((each) => each === given('purpose')),
      in: languages.find((each) => each === given('in')),
      age: messageAges.find((each) => each === given('age')),
      of: given('of'),
    })
  }
  const select = {
    onChange: onShow && (() => form.current?.requestSubmit()),
    className: 'border-line border-l @max-5xl:nth-2:border-l-0 @max-2xl:nth-4:border-l-0 @max-2xl:nth-[n+4]:border-t',
  }

  return (
    <search className="@container block">
      <ShelfTabs conditions={conditions} counts={counts} hrefFor={hrefFor} />
      <form
        // Fields without a state of their own follow the address.
        key={JSON.stringify(conditions)}
        ref={form}
        data-slot="message-filter"
        method="get"
        action={action}
        aria-label={t('filter.label')}
        onSubmit={takeForm(onShow && show)}
        className="grid grid-cols-2 border-line border-b text-sm @2xl:grid-cols-4 @5xl:grid-cols-[minmax(14rem,1.5fr)_repeat(4,minmax(0,1fr))]"
      >
        <label className="relative flex min-h-12 items-center border-line hover:bg-pane @max-5xl:col-span-full @max-5xl:border-b">
          <span className="sr-only">{t('filter.find')}</span>
          <Icon name="search" className="pointer-events-none absolute left-4 size-4 md:left-6" />
          <input
            type="search"
            name="q"
            defaultValue={q}
            maxLength={messageLimits.search}
            placeholder={t('filter.find')}
            autoComplete="off"
            enterKeyHint="search"
            className="size-full min-w-0 appearance-none bg-transparent pr-12 pl-11 md:pl-13 -outline-offset-4 placeholder:text-ink-soft"
          />
          <Key face="/" aria-hidden="true" className="pointer-events-none absolute right-4 pointer-coarse:hidden" />
        </label>
        <BarSelect
          name="purpose"
          icon="filter"
          label={t('filter.purpose')}
          defaultValue={purpose ?? ''}
          options={[
            { value: '', label: t('filter.anyPurpose') },
            ...contactPurposes.map((each) => ({ value: each, label: t(`purposes.${each}`) })),
          ]}
          {...select}
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
        <BarSelect
          name="age"
          label={t('filter.age')}
          defaultValue={age ?? ''}
          options={[
            { value: '', label: t('filter.anyAge') },
            ...messageAges.map((each) => ({ value: each, label: t(`ages.${each}`) })),
          ]}
          {...select}
        />
        <BarSelect
          name="of"
          label={t('filter.of')}
          defaultValue={of ?? ''}
          options={[
            { value: '', label: t('filter.anybody') },
            ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          {...select}
        />
        {shelf && <input type="hidden" name="shelf" value={shelf} />}
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

function ShelfTabs({ conditions, counts, hrefFor }: Pick<MessageFilterProps, 'conditions' | 'counts' | 'hrefFor'>) {
  const { t, i18n } = useTranslation('staff-messages')
  const { shelf = 'open' } = conditions
  return (
    <nav data-slot="message-shelves" aria-label={t('shelves.label')} className="overflow-x-auto border-line border-b">
      <ul className="flex min-h-12">
        {messageShelves.map((each) => (
          <li key={each} className="group/tab flex shrink-0">
            <Anchor
              href={hrefFor({ ...conditions, shelf: each })}
              {...(each === shelf && { 'aria-current': 'page' as const })}
              className="flex items-center gap-2 whitespace-nowrap border-line border-r px-4 group-first/tab:px-gutter font-medium text-sm -outline-offset-4 outline-current aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:underline"
            >
              <span className="decoration-2 decoration-signal underline-offset-8 hover:underline">
                {t(`shelves.${each}`)}
              </span>
              <span className="font-normal tabular-nums opacity-85">{formatNumber(counts[each], i18n.language)}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
