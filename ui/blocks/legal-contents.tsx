import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentSection } from '#ui/lib/use-current-section.ts'
import { Icon } from '#ui/primitives/icon.tsx'

export interface LegalContentsProps {
  sections: readonly { id: string; title: string }[]
  /** The id of the section being read; without it, the list watches the page itself. */
  current?: string
  className?: string
}

/** The numbered sections of a document, the one being read marked. It starts open and folds, without scripts too. */
export function LegalContents({ sections, current, className }: LegalContentsProps) {
  const { t } = useTranslation('legal')
  const id = useId()
  const read = useCurrentSection(sections.map((section) => section.id))
  const marked = current ?? read
  return (
    <nav data-slot="legal-contents" aria-labelledby={id} className={className}>
      <details open className="group">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between [&::-webkit-details-marker]:hidden">
          <span id={id} className="heading text-h4">
            {t('contents')}
          </span>
          <Icon name="chevron-down" className="size-4 transition-transform duration-300 group-open:rotate-180" />
        </summary>
        <ol className="mt-2 border-line border-t pb-4 text-sm">
          {sections.map((section, index) => (
            <li key={section.id} className="border-line border-b">
              <a
                href={`#${section.id}`}
                {...(section.id === marked && { 'aria-current': 'location' })}
                className="relative grid min-h-11 grid-cols-[2rem_1fr] items-center py-2 text-ink-soft transition-colors before:absolute before:inset-y-1.5 before:-left-3 before:border-signal before:border-l-3 before:opacity-0 hover:text-ink hover:underline hover:underline-offset-4 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:before:opacity-100"
              >
                <span className="tabular-nums">{index + 1}.</span>
                {section.title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  )
}
