import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ArticleSection } from '#ui/blocks/blog-types.ts'
import { useCurrentSection } from '#ui/lib/use-current-section.ts'
import { Icon } from '#ui/primitives/icon.tsx'

export interface ArticleContentsProps {
  sections: ArticleSection[]
  /** The id of the section being read; without it, the list watches the page itself. */
  current?: string
  className?: string
}

/** What an article contains, with the part being read marked. Starts open and folds, without scripts too. Renders nothing for fewer than two sections. */
export function ArticleContents({ sections, current, className }: ArticleContentsProps) {
  const { t } = useTranslation('blog-post')
  const id = useId()
  const read = useCurrentSection(sections.flatMap(({ id, sections: inner = [] }) => [id, ...inner.map((s) => s.id)]))
  if (sections.length < 2) return null
  const marked = current ?? read
  return (
    <nav data-slot="article-contents" aria-labelledby={id} className={className}>
      <details open className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between [&::-webkit-details-marker]:hidden">
          <span id={id} className="heading text-h4">
            {t('contents')}
          </span>
          <Icon name="chevron-down" className="size-4 transition-transform duration-300 group-open:rotate-180" />
        </summary>
        <ol className="mt-2 border-line border-t text-sm">
          {sections.map((section) => (
            <li key={section.id} className="border-line border-b">
              <ContentsLink {...section} isCurrent={section.id === marked} />
              {section.sections && (
                <ol className="pb-2">
                  {section.sections.map((inner) => (
                    <li key={inner.id} className="pl-4">
                      <ContentsLink {...inner} isCurrent={inner.id === marked} isInner />
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
  isCurrent: boolean
  isInner?: boolean
}

function ContentsLink({ id, title, isCurrent, isInner = false }: ContentsLinkProps) {
  return (
    <a
      href={`#${id}`}
      {...(isCurrent && { 'aria-current': 'location' })}
      className={`relative flex items-center text-ink-soft transition-colors before:absolute before:inset-y-1.5 before:-left-3 before:border-signal before:border-l-3 before:opacity-0 hover:text-ink hover:underline hover:underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:opacity-100 ${isInner ? 'min-h-8 py-1' : 'min-h-11 py-2'}`}
    >
      {title}
    </a>
  )
}
