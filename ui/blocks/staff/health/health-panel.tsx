import { type ComponentProps, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#ui/lib/cn.ts'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface HealthPanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: ReactNode
  /** At the end of the heading's line. */
  aside?: ReactNode
  /** A person has to look. */
  isAsking?: boolean
  /** What it is about does not answer. */
  isSilent?: boolean
}

/** One part of the house: a heading, and how that part stands. */
export function HealthPanel({
  title,
  aside,
  isAsking = false,
  isSilent = false,
  className,
  children,
  ...props
}: HealthPanelProps) {
  const { t } = useTranslation('staff-health')
  const id = useId()
  return (
    <section
      data-slot="health-panel"
      data-state={isAsking || isSilent ? 'asks' : 'well'}
      aria-labelledby={id}
      {...props}
      className={cn('@container relative flex min-w-0 flex-col', className)}
    >
      {(isAsking || isSilent) && (
        <span aria-hidden="true" className="absolute inset-x-0 top-0 h-1 bg-signal forced-colors:border-t-4" />
      )}
      <div className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 border-ink border-b px-gutter pt-3.5 pb-2.5">
        <h2 id={id} className="heading text-[1.1875rem] leading-tight">
          {title}
        </h2>
        {aside !== undefined && <span className="text-ink-soft text-xs tabular-nums">{aside}</span>}
      </div>
      <div className="grow px-gutter pt-1.5 pb-5">
        {isSilent ? (
          <p className="flex items-start gap-2.5 py-2.5 text-sm">
            <StaffIcon name="warning" className="mt-0.5 size-4 shrink-0 text-danger" />
            {t('silent.text')}
          </p>
        ) : (
          children
        )}
      </div>
    </section>
  )
}

export interface HealthFact {
  name: string
  value: ReactNode
  /** What it means, below both. */
  note?: ReactNode
  isAsking?: boolean
}

/** Facts of a panel, a line each. */
export function HealthFacts({ facts }: { facts: readonly HealthFact[] }) {
  return (
    <dl data-slot="health-facts" className="divide-y divide-line text-sm">
      {facts.map(({ name, value, note, isAsking = false }) => (
        <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2.5">
          <dt className="wrap-break-word min-w-0 hyphens-auto">{name}</dt>
          <dd className={cn('wrap-anywhere ml-auto text-right tabular-nums', isAsking && 'font-semibold text-danger')}>
            {isAsking && <StaffIcon name="warning" className="mr-1.5 inline-block size-3.5 align-[-0.15em]" />}
            {value}
          </dd>
          {note !== undefined && <dd className="wrap-anywhere w-full text-ink-soft text-xs">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
