import { useRef } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { takeForm } from '#ui/lib/take-form.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { BarSelect, type BarSelectProps } from '#ui/primitives/staff/bar-select.tsx'
import { Key } from '#ui/primitives/staff/key.tsx'

export interface FilterSelect extends Pick<BarSelectProps, 'label' | 'options' | 'icon'> {
  name: string
  value: string | undefined
}

export interface FilterBarProps {
  /** Names the form for screen readers. */
  label: string
  /** The list's own address: what is chosen becomes its query. */
  action: string
  search: { label: string; value: string | undefined; maxLength?: number }
  /** Two or four: what the bar has room for. */
  selects: readonly FilterSelect[]
  /** What the address says beside, by name: it stays. */
  kept?: Record<string, string | undefined>
  /** On the button that only those without scripts need. */
  submitLabel: string
  /** Without it the browser asks for the page. */
  onShow?: ((content: FormData) => void) | undefined
}

/** What is shown of a list, as a plain GET: it has an address, and works without scripts. */
export function FilterBar({ label, action, search, selects, kept = {}, submitLabel, onShow }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null)
  const areMany = selects.length > 2
  return (
    <form
      // Fields without a state of their own follow the address.
      key={JSON.stringify([search.value, selects.map(({ value }) => value), kept])}
      ref={form}
      data-slot="filter-bar"
      method="get"
      action={action}
      aria-label={label}
      onSubmit={takeForm(onShow)}
      className={cn(
        'grid grid-cols-2 border-line border-b text-sm',
        areMany
          ? '@2xl:grid-cols-4 @5xl:grid-cols-[minmax(14rem,1.5fr)_repeat(4,minmax(0,1fr))]'
          : '@2xl:grid-cols-[minmax(14rem,2fr)_repeat(2,minmax(0,1fr))]',
      )}
    >
      <label
        className={cn(
          'relative flex min-h-12 items-center border-line hover:bg-pane',
          areMany ? '@max-5xl:col-span-full @max-5xl:border-b' : '@max-2xl:col-span-full @max-2xl:border-b',
        )}
      >
        <span className="sr-only">{search.label}</span>
        <Icon name="search" className="pointer-events-none absolute left-4 size-4 md:left-6" />
        <input
          type="search"
          name="q"
          defaultValue={search.value}
          maxLength={search.maxLength}
          placeholder={search.label}
          autoComplete="off"
          enterKeyHint="search"
          className="size-full min-w-0 appearance-none bg-transparent pr-12 pl-11 md:pl-13 -outline-offset-4 placeholder:text-ink-soft"
        />
        <Key face="/" aria-hidden="true" className="pointer-events-none absolute right-4 pointer-coarse:hidden" />
      </label>
      {selects.map(({ value, ...select }) => (
        <BarSelect
          key={select.name}
          {...select}
          defaultValue={value ?? ''}
          onChange={onShow && (() => form.current?.requestSubmit())}
          className={cn(
            'border-line border-l',
            areMany
              ? '@max-5xl:nth-2:border-l-0 @max-2xl:nth-4:border-l-0 @max-2xl:nth-[n+4]:border-t'
              : '@max-2xl:nth-2:border-l-0',
          )}
        />
      ))}
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button
        type="submit"
        className="col-span-full hidden min-h-12 border-line border-t px-4 text-left font-medium noscript:block md:px-6"
      >
        {submitLabel}
      </button>
    </form>
  )
}
