import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

export interface RelatedTopic {
  href: string
  label: string
  count?: number
}

export interface RelatedTopicsProps {
  topics: RelatedTopic[]
}

export function RelatedTopics({ topics }: RelatedTopicsProps) {
  const { t } = useTranslation('related-topics')
  const id = useId()
  if (topics.length === 0) return null
  return (
    <nav data-slot="related-topics" aria-labelledby={id} className="print:hidden">
      <h2 id={id} className="heading border-line border-b px-gutter py-6 text-h3">
        {t('title')}
      </h2>
      <ul className="grid">
        {topics.map(({ href, label, count }) => (
          <li key={href} className="border-line border-b">
            <Anchor
              href={href}
              className="group flex min-h-14 items-center gap-4 px-gutter py-3 transition-colors hover:bg-ink hover:text-paper"
            >
              <span className="font-medium">{label}</span>
              {count !== undefined && <span className="text-sm">{t('count', { count })}</span>}
              <Icon
                name="arrow-right"
                className="ml-auto size-5 shrink-0 transition-transform duration-300 group-hover:translate-x-1"
              />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}
