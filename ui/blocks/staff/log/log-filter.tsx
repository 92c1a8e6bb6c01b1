import { useTranslation } from 'react-i18next'
import type { LogConditions, StaffDeed } from '#ui/blocks/staff/log/log-entry.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { Link } from '#ui/primitives/link.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface LogFilterProps {
  /** The log's own address: the conditions become its query. */
  action: string
  conditions: LogConditions
  people: readonly { id: string; name: string }[]
  deeds: readonly StaffDeed[]
  /** Without it the browser asks for the page. */
  onShow?: ((conditions: LogConditions) => void) | undefined
}

/** Who, what, when. A plain GET, so that what is shown has an address. */
export function LogFilter({ action, conditions, people, deeds, onShow }: LogFilterProps) {
  const { t } = useTranslation('staff-log')
  const { who, deed, thing, from, to } = conditions
  const isFiltered = [who, deed, thing, from, to].some(Boolean)

  function show(content: FormData) {
    const given = (name: keyof LogConditions) => written(content, name).trim() || undefined
    onShow?.({
      who: given('who'),
      deed: deeds.find((each) => each === given('deed')),
      thing: given('thing'),
      from: given('from'),
      to: given('to'),
    })
  }

  return (
    <search className="@container block border-line border-b">
      <form
        // Fields without a state of their own follow the address.
        key={JSON.stringify(conditions)}
        data-slot="log-filter"
        method="get"
        action={action}
        aria-label={t('filter.label')}
        onSubmit={takeForm(onShow && show)}
        className="grid items-end gap-4 px-gutter py-5 text-sm @lg:grid-cols-2 @4xl:grid-cols-[repeat(3,minmax(0,1fr))_repeat(3,auto)]"
      >
        <Select
          name="who"
          label={t('filter.who')}
          options={[
            { value: '', label: t('filter.anybody') },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          defaultValue={who ?? ''}
        />
        <Select
          name="deed"
          label={t('filter.deed')}
          options={[
            { value: '', label: t('filter.anything') },
            ...deeds.map((each) => ({ value: each, label: t(`deeds.${each}`) })),
          ]}
          defaultValue={deed ?? ''}
        />
        <TextField
          name="thing"
          label={t('filter.thing')}
          placeholder={t('filter.thingHint')}
          defaultValue={thing}
          autoComplete="off"
        />
        <TextField name="from" type="date" label={t('filter.from')} defaultValue={from} max={to} />
        <TextField name="to" type="date" label={t('filter.to')} defaultValue={to} min={from} />
        <div className="flex flex-wrap items-center gap-4">
          <DeedButton type="submit" className="h-13">
            <StaffIcon name="filter" className="size-4" />
            {t('filter.show')}
          </DeedButton>
          {isFiltered && (
            <Link href={action} className="@4xl:hidden">
              {t('filter.clear')}
            </Link>
          )}
        </div>
        {isFiltered && (
          <Link href={action} className="hidden justify-self-start @4xl:block">
            {t('filter.clear')}
          </Link>
        )}
      </form>
    </search>
  )
}
