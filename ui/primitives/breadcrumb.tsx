import type { ComponentProps } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'

export interface BreadcrumbItem {
  label: string
  /** The page itself, which comes last, has none. */
  href?: string
}

export interface BreadcrumbProps extends ComponentProps<'nav'> {
  /** Such as “You are here”. */
  label: string
  items: readonly BreadcrumbItem[]
}

export function Breadcrumb({ label, items, className, ...props }: BreadcrumbProps) {
  return (
    <nav data-slot="breadcrumb" aria-label={label} {...props} className={cn('text-sm', className)}>
      <ol className="flex flex-wrap items-center gap-x-2">
        {items.map((item, place) => (
          <li key={item.href ?? item.label} className="flex min-w-0 items-center gap-2">
            {item.href === undefined ? (
              <span aria-current="page" className="py-1.5 text-ink-soft">
                {item.label}
              </span>
            ) : (
              <Link href={item.href} variant="standalone" className="py-1.5 font-medium">
                {item.label}
              </Link>
            )}
            {place < items.length - 1 && <Icon name="chevron-right" className="size-3 shrink-0 text-ink-soft" />}
          </li>
        ))}
      </ol>
    </nav>
  )
}
