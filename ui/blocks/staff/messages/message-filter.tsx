import { useTranslation } from 'react-i18next'
import { contactPurposes } from '#api/contract/values/contact-purposes.ts'
import { type MessageShelf, messageAges, messageLimits, messageShelves } from '#api/contract/values/staff/messages.ts'
import { languageNames, languages } from '#locales/languages.ts'
import { CountTabs } from '#ui/blocks/staff/frame/count-tabs.tsx'
import { FilterBar } from '#ui/blocks/staff/frame/filter-bar.tsx'
import type { Colleague, MessageConditions } from '#ui/blocks/staff/messages/message.ts'
import { written } from '#ui/lib/take-form.ts'

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

/** Which messages. */
export function MessageFilter({ action, conditions, counts, colleagues, hrefFor, onShow }: MessageFilterProps) {
  const { t } = useTranslation('staff-messages')
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

  return (
    <search data-slot="message-filter" className="@container block">
      <CountTabs
        label={t('shelves.label')}
        tabs={messageShelves.map((each) => ({
          name: t(`shelves.${each}`),
          count: counts[each],
          href: hrefFor({ ...conditions, shelf: each }),
          isCurrent: each === (shelf ?? 'open'),
        }))}
        className="border-line border-b"
      />
      <FilterBar
        label={t('filter.label')}
        action={action}
        search={{ label: t('filter.find'), value: q, maxLength: messageLimits.search }}
        selects={[
          {
            name: 'purpose',
            icon: 'filter',
            label: t('filter.purpose'),
            value: purpose,
            options: [
              { value: '', label: t('filter.anyPurpose') },
              ...contactPurposes.map((each) => ({ value: each, label: t(`purposes.${each}`) })),
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
          {
            name: 'age',
            label: t('filter.age'),
            value: age,
            options: [
              { value: '', label: t('filter.anyAge') },
              ...messageAges.map((each) => ({ value: each, label: t(`ages.${each}`) })),
            ],
          },
          {
            name: 'of',
            label: t('filter.of'),
            value: of,
            options: [
              { value: '', label: t('filter.anybody') },
              ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
            ],
          },
        ]}
        kept={{ shelf }}
        submitLabel={t('filter.show')}
        onShow={onShow && show}
      />
    </search>
  )
}
