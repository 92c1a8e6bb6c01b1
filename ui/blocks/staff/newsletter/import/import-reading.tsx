import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ImportDelimiter,
  type ImportField,
  importDelimiters,
  importFields,
  repeatedImportFields,
  subscriberLimits,
} from '#api/contract/values/staff/subscribers.ts'
import { isLanguage, type Language, languageNames, languages } from '#locales/languages.ts'
import type { ImportColumn, ImportPlan } from '#ui/blocks/staff/newsletter/import/import-plan.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { Select } from '#ui/primitives/select.tsx'
import { BarSelect } from '#ui/primitives/staff/bar-select.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

/** How a file is to be read; what is left out is suggested. */
export interface ImportReadingValues {
  /** By position. */
  columns?: readonly (ImportField | null)[] | undefined
  delimiter?: ImportDelimiter | undefined
  heading?: 'yes' | 'no' | undefined
  how?: string | undefined
  tongue?: Language | undefined
}

export interface ImportReadingProps {
  plan: Pick<ImportPlan, 'id' | 'delimiter' | 'hasHeading' | 'columns' | 'how' | 'tongue' | 'encoding'>
  /** The page's own address: the reading becomes its query. */
  action: string
  /** Without it the browser asks for the page. */
  onRead?: ((values: ImportReadingValues) => void) | undefined
}

const formId = 'import-reading-form'

const isUnread = ({ value, defaultValue }: HTMLInputElement) => value.trim() !== defaultValue

/** Reads what is typed and was not read yet. Returns whether there is something. */
export function readTyped(): boolean {
  const form = document.getElementById(formId)
  const how = form?.querySelector<HTMLInputElement>('[name=how]')
  if (!how || !isUnread(how)) return false
  how.form?.requestSubmit()
  return true
}

/** Which column is what, and what is said for lines that say nothing. A plain GET: reading it otherwise changes nothing. */
export function ImportReading({ plan, action, onRead }: ImportReadingProps) {
  const { t } = useTranslation('staff-newsletter')
  const form = useRef<HTMLFormElement>(null)
  const { id, delimiter, hasHeading, columns, how, tongue, encoding } = plan

  function read(content: FormData) {
    const chosen = importDelimiters.find((each) => each === written(content, 'delimiter'))
    const language = written(content, 'tongue')
    onRead?.({
      // Other columns come of another delimiter: what was chosen for these does not count.
      ...(chosen === delimiter && {
        columns: content.getAll('column').map((value) => importFields.find((each) => each === value) ?? null),
      }),
      delimiter: chosen,
      heading: written(content, 'heading') === 'yes' ? 'yes' : 'no',
      how: written(content, 'how').trim() || undefined,
      tongue: isLanguage(language) ? language : undefined,
    })
  }

  const submit = onRead && (() => form.current?.requestSubmit())

  return (
    <section data-slot="import-reading" aria-labelledby="import-reading" className="@container border-ink border-t">
      <form
        // Other columns come with these; what is chosen otherwise stands in its field already, which keeps the focus.
        key={`${id} ${delimiter} ${hasHeading}`}
        ref={form}
        id={formId}
        method="get"
        action={action}
        onSubmit={takeForm(onRead && read)}
        className="grid gap-5 border-line border-b px-gutter py-5"
      >
        <div className="grid gap-1">
          <h2 id="import-reading" className="heading text-h3">
            {t('reading.title')}
          </h2>
          <p className="text-ink-soft text-sm">{t('reading.text', { encoding: encoding.toUpperCase() })}</p>
        </div>
        <input type="hidden" name="file" value={id} />
        <input type="hidden" name="was" value={delimiter} />
        <ul aria-label={t('reading.columns')} className="border-line border-t">
          {columns.map((column, place) => (
            // Columns have no other name than their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: they never move.
            <Column key={place} column={column} place={place} onChange={submit} />
          ))}
        </ul>
        <div className="grid items-end gap-4 @lg:grid-cols-2">
          <Select
            name="delimiter"
            label={t('reading.delimiter')}
            defaultValue={delimiter}
            options={importDelimiters.map((each) => ({ value: each, label: t(`delimiters.${names[each]}`) }))}
            onChange={submit}
          />
          <Select
            name="heading"
            label={t('reading.heading')}
            defaultValue={hasHeading ? 'yes' : 'no'}
            options={[
              { value: 'yes', label: t('reading.hasHeading') },
              { value: 'no', label: t('reading.noHeading') },
            ]}
            onChange={submit}
          />
          <Select
            name="tongue"
            label={t('reading.tongue')}
            defaultValue={tongue ?? ''}
            options={[
              { value: '', label: t('reading.noTongue') },
              ...languages.map((each) => ({ value: each, label: languageNames[each] })),
            ]}
            onChange={submit}
          />
          <TextField
            name="how"
            label={t('reading.how')}
            defaultValue={how}
            maxLength={subscriberLimits.how}
            placeholder={t('reading.howHint')}
            autoComplete="off"
            onBlur={({ currentTarget }) => isUnread(currentTarget) && submit?.()}
          />
        </div>
        <span className="flex">
          <DeedButton type="submit" size="sm">
            {t('reading.again')}
          </DeedButton>
        </span>
      </form>
    </section>
  )
}

const names = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const satisfies Record<
  ImportDelimiter,
  string
>

interface ColumnProps {
  column: ImportColumn
  place: number
  onChange: (() => void) | undefined
}

/** Most fields may stand once: chosen here, they are taken from where they were. */
function Column({ column: { heading, samples, field }, place, onChange }: ColumnProps) {
  const { t } = useTranslation('staff-newsletter')
  const name = heading || t('reading.nth', { place: place + 1 })

  function choose({ currentTarget }: ChangeEvent<HTMLSelectElement>) {
    const others = currentTarget.form?.querySelectorAll<HTMLSelectElement>('[name=column]') ?? []
    if (!repeatedImportFields.some((each) => each === currentTarget.value))
      for (const other of others) if (other !== currentTarget && other.value === currentTarget.value) other.value = ''
    onChange?.()
  }

  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-line border-b py-2.5 @2xl:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_14rem]">
      <span className="wrap-anywhere font-semibold text-sm">{name}</span>
      <span className="wrap-anywhere text-ink-soft text-xs">
        {samples.filter(Boolean).join(' · ') || t('reading.empty')}
      </span>
      <BarSelect
        name="column"
        label={t('reading.means', { name })}
        defaultValue={field ?? ''}
        options={[
          { value: '', label: t('reading.aside') },
          ...importFields.map((each) => ({ value: each, label: t(`fields.${each}`) })),
        ]}
        onChange={choose}
        className="border border-line-strong bg-pane"
      />
    </li>
  )
}
