import type { ComponentProps, ReactNode } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

export interface PaginationProps extends ComponentProps<'nav'> {
  /** From 1. */
  page: number
  /** With one page nothing is rendered. */
  pages: number
  hrefFor: (page: number) => string
  /** Such as “Pages of the blog”. */
  label: string
  previousLabel: string
  nextLabel: string
  /** How a number is read out, such as “Page 3”. */
  pageLabel: (page: number) => string
}

const cell =
  'flex min-h-12 items-center justify-center gap-2 border-line tabular-nums transition-colors -outline-offset-4 outline-current'
const live = 'hover:bg-ink hover:text-paper'

export function Pagination({
  page,
  pages,
  hrefFor,
  label,
  previousLabel,
  nextLabel,
  pageLabel,
  className,
  ...props
}: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav
      data-slot="pagination"
      aria-label={label}
      {...props}
      className={cn('@container font-medium text-sm', className)}
    >
      <div className="grid grid-cols-2 border border-line @xl:grid-cols-[auto_minmax(0,1fr)_auto]">
        <Turn href={page > 1 ? hrefFor(page - 1) : undefined} rel="prev" className="border-r">
          <Icon name="chevron-left" className="size-4" />
          {previousLabel}
        </Turn>
        <Turn href={page < pages ? hrefFor(page + 1) : undefined} rel="next" className="@xl:order-last @xl:border-l">
          {nextLabel}
          <Icon name="chevron-right" className="size-4" />
        </Turn>
        <ol className="col-span-2 flex justify-center border-line @max-xl:border-t @xl:col-span-1">
          {shownPages(page, pages).map((shown) => (
            <li
              key={shown.key}
              className="grid min-w-0 grow border-line not-last:border-r @xl:max-w-16 @xl:last:border-r @xl:first:border-l"
            >
              {shown.page === undefined ? (
                <span aria-hidden="true" className={cn(cell, 'px-1 text-ink-soft')}>
                  …
                </span>
              ) : (
                <Anchor
                  href={hrefFor(shown.page)}
                  aria-label={pageLabel(shown.page)}
                  {...(shown.page === page && { 'aria-current': 'page' as const })}
                  className={cn(
                    cell,
                    live,
                    'px-1 aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:underline aria-[current]:underline-offset-4',
                  )}
                >
                  {shown.page}
                </Anchor>
              )}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  )
}

interface TurnProps {
  href: string | undefined
  rel: 'prev' | 'next'
  className: string
  children: ReactNode
}

/** At an end the empty cell stays, so that nothing moves under the pointer. */
function Turn({ href, rel, className, children }: TurnProps) {
  const looks = cn(cell, 'px-4', className)
  if (href === undefined) {
    return (
      <span aria-hidden="true" className={cn(looks, 'font-normal text-ink-soft')}>
        {children}
      </span>
    )
  }
  return (
    <Anchor href={href} rel={rel} className={cn(looks, live)}>
      {children}
    </Anchor>
  )
}

interface ShownPage {
  key: string
  page?: number
}

/** First, last, the current page and its neighbours; a gap of one page is that page. */
export function shownPages(page: number, pages: number): ShownPage[] {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(wanted)].sort((a, b) => a - b)
  return numbers.flatMap((number, place) => {
    const missing = number - (numbers[place - 1] ?? 0) - 1
    const shown: ShownPage = { key: String(number), page: number }
    if (missing === 1) return [{ key: String(number - 1), page: number - 1 }, shown]
    return missing > 1 ? [{ key: `before-${number}` }, shown] : [shown]
  })
}
