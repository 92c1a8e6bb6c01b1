import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { cn } from '#ui/lib/cn.ts'
import { Spinner } from '#ui/primitives/spinner.tsx'

/** Appears after 150 ms, so that a quick load does not flash. */
export function PageSpinner({ className, ...props }: ComponentProps<'div'>) {
  // A fallback must not suspend for its own texts.
  const { t, ready } = useTranslation('page-spinner', { useSuspense: false })
  return (
    <div
      data-slot="page-spinner"
      role="status"
      {...props}
      className={cn(
        'grid min-h-[60svh] grow animate-appear-late place-content-center justify-items-center gap-4 px-gutter text-ink-soft text-sm',
        className,
      )}
    >
      <Spinner size="lg" className="text-ink" />
      {ready && t('loading')}
    </div>
  )
}
