import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type AnalyticsLinks, isTable, type TwinName, turnedOver } from '#ui/blocks/staff/analytics/analytics.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { TwinSwitch } from '#ui/primitives/staff/twin-switch.tsx'

export interface AnalyticsPanelProps {
  name: TwinName
  title: string
  /** At the end of the heading's line. */
  aside?: ReactNode
  links: AnalyticsLinks
  /** It could not be read. */
  isFailed?: boolean
  /** What it shows, in a sentence. */
  sentence?: string | undefined
  /** How its numbers are known, or are not. */
  note?: ReactNode
  /** Others that share its place, under the heading. */
  tabs?: ReactNode
  className?: string
  /** The chart, or its table. */
  children?: ReactNode
}

/** One part of the dashboard: its chart or its table, a sentence that says what it shows, and its file. */
export function AnalyticsPanel({
  name,
  title,
  aside,
  links,
  isFailed = false,
  sentence,
  note,
  tabs,
  className,
  children,
}: AnalyticsPanelProps) {
  const { t } = useTranslation('staff-analytics')
  const id = useId()
  const { shown, hrefFor, fileFor } = links
  const file = fileFor(name)
  return (
    <section
      data-slot="analytics-panel"
      data-state={isFailed ? 'failed' : 'well'}
      id={`panel-${name}`}
      aria-labelledby={id}
      className={cn('@container flex min-w-0 break-inside-avoid flex-col', className)}
    >
      <header className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-ink border-b px-gutter py-2">
        <h2 id={id} tabIndex={-1} className="heading min-w-0 text-[1.1875rem] leading-tight outline-none">
          {title}
        </h2>
        {aside !== undefined && <span className="text-ink-soft text-xs tabular-nums">{aside}</span>}
        {!isFailed && (
          <span className="ml-auto flex items-center gap-1 print:hidden">
            {file !== undefined && (
              <a
                href={file}
                title={t('csv.named', { name: title })}
                className="grid size-8 place-items-center text-ink-soft hover:bg-ink hover:text-paper pointer-coarse:size-11"
              >
                <StaffIcon name="download" className="size-4" />
                <span className="sr-only">{t('csv.named', { name: title })}</span>
              </a>
            )}
            <TwinSwitch
              variant="signs"
              href={hrefFor(turnedOver(shown, name))}
              shown={isTable(shown, name) ? 'table' : 'chart'}
              labels={{ chart: t('twin.chart', { name: title }), table: t('twin.table', { name: title }) }}
            />
          </span>
        )}
      </header>
      {tabs}
      <div className="flex grow flex-col gap-3 px-gutter py-4">
        {isFailed ? (
          <Failed href={hrefFor(shown)} />
        ) : (
          <>
            {children}
            {(sentence !== undefined || note !== undefined) && (
              <div className="mt-auto grid gap-1 text-ink-soft text-xs">
                {sentence !== undefined && <p>{sentence}</p>}
                {note !== undefined && <p>{note}</p>}
              </div>
            )}
          </>
        )}
      </div>
    </section>
  )
}

function Failed({ href }: { href: string }) {
  const { t } = useTranslation('staff-analytics')
  return (
    <div className="grid justify-items-start gap-2.5 py-2">
      <p className="flex items-center gap-2.5 font-semibold text-danger">
        <StaffIcon name="warning" className="size-4 shrink-0" />
        {t('failed.title')}
      </p>
      <p className="text-ink-soft">{t('failed.text')}</p>
      <DeedButton asChild>
        <Anchor href={href}>
          <StaffIcon name="refresh" className="size-4" />
          {t('failed.again')}
        </Anchor>
      </DeedButton>
    </div>
  )
}
