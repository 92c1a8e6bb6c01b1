import type { ReactNode } from 'react'
import { PlusMinus } from '#ui/primitives/disclosure.tsx'

/** Folds on phones, with or without scripts. Put it in an `@container`. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div
      data-slot="footer-column"
      className="min-w-0 border-line not-first:border-t unfolded:px-gutter unfolded:py-8 unfolded:not-first:border-t-0 unfolded:not-first:border-l"
    >
      <h3 className="hidden text-ink-soft text-sm unfolded:block">{title}</h3>
      <details className="group/column [interpolate-size:allow-keywords] details-content:h-0 details-content:overflow-y-clip motion-safe:details-content:transition-[height,content-visibility] motion-safe:details-content:transition-discrete motion-safe:details-content:duration-280 open:details-content:h-auto unfolded:details-content:block unfolded:details-content:h-auto unfolded:details-content:overflow-visible unfolded:details-content:[content-visibility:visible]">
        <summary className="-outline-offset-4 focus-visible:-outline-offset-4 flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 px-gutter py-3 unfolded:hidden [&::-webkit-details-marker]:hidden">
          <h3 className="heading text-h4">{title}</h3>
          <PlusMinus className="group-open/column:[&>:last-child]:rotate-0" />
        </summary>
        <ul className="wrap-anywhere grid justify-items-start hyphens-auto px-gutter pb-4 unfolded:px-0 unfolded:pt-2 unfolded:pb-0">
          {children}
        </ul>
      </details>
    </div>
  )
}
