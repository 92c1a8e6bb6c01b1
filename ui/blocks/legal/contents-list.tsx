import { type ComponentProps, useId } from 'react'
import { cn } from '#ui/lib/cn.ts'
import { useCurrentSection } from '#ui/lib/use-current-section.ts'
import { Icon } from '#ui/primitives/icon.tsx'

export interface ContentsSection {
  id: string
  title: string
  sections?: readonly { id: string; title: string }[] | undefined
}

export interface ContentsListProps extends ComponentProps<'nav'> {
  label: string
  sections: readonly ContentsSection[]
  /** For sections that are cited by their number. */
  isNumbered?: boolean
  /** The id of the section being read; by default the list observes the page. */
  current?: string
}

/** Open at first, and folds without scripts too. Renders nothing for fewer than two sections. */
export function ContentsList({ label, sections, isNumbered = false, current, className, ...props }: ContentsListProps) {
  const id = useId()
  const read = useCurrentSection(sections.flatMap(({ id, sections: inner = [] }) => [id, ...inner.map((s) => s.id)]))
  if (sections.length < 2) return null
  const marked = current ?? read
  return (
    <nav data-slot="contents-list" aria-labelledby={id} {...props} className={className}>
      <details open className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between [&::-webkit-details-marker]:hidden">
          <span id={id} className="heading text-h4">
            {label}
          </span>
          <Icon name="chevron-down" className="size-4 transition-transform duration-300 group-open:rotate-180" />
        </summary>
        <ol className="mt-2 border-line border-t text-sm">
          {sections.map((section, index) => (
            <li key={section.id} className="border-line border-b">
              <ContentsLink
                {...section}
                isCurrent={section.id === marked}
                className={cn('min-h-11 py-2', isNumbered && 'grid-cols-[2rem_minmax(0,1fr)]')}
                {...(isNumbered && { number: index + 1 })}
              />
              {section.sections && (
                <ol className="pb-2">
                  {section.sections.map((inner) => (
                    <li key={inner.id} className="pl-4">
                      <ContentsLink {...inner} isCurrent={inner.id === marked} className="min-h-8 py-1" />
                    </li>
                  ))}
                </ol>
              )}
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}

interface ContentsLinkProps {
  id: string
  title: string
  number?: number
  isCurrent: boolean
  className: string
}

function ContentsLink({ id, title, number, isCurrent, className }: ContentsLinkProps) {
  return (
    <a
      href={`#${id}`}
      {...(isCurrent && { 'aria-current': 'location' })}
      className={cn(
        'wrap-break-word relative grid items-center hyphens-auto text-ink-soft transition-colors before:absolute before:inset-y-1.5 before:-left-3 before:border-signal before:border-l-3 before:opacity-0 hover:text-ink hover:underline hover:underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:opacity-100',
        className,
      )}
    >
      {number !== undefined && <span className="tabular-nums">{number}.</span>}
      {title}
    </a>
  )
}
