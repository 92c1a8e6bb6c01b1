import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { type ProjectCategory, projectCategories } from '#locales/sample-projects.ts'
import { Anchor } from '#ui/lib/link-context.tsx'

export interface ProjectFilterProps {
  category?: ProjectCategory | undefined
  count: number
  hrefOf: (category: ProjectCategory | undefined) => string
}

const choices = [undefined, ...projectCategories] as const

/** Links, so that each category has an address, and no script is needed. */
export function ProjectFilter({ category, count, hrefOf }: ProjectFilterProps) {
  const { t, i18n } = useTranslation('project-filter')
  return (
    <div data-slot="project-filter" className="flex flex-wrap items-stretch border-line border-b">
      <nav aria-label={t('label')} className="min-w-0 grow">
        <ul className="flex flex-wrap">
          {choices.map((choice) => (
            <li key={choice ?? 'all'} className="-mb-px flex border-line border-r border-b max-sm:grow">
              <Anchor
                href={hrefOf(choice)}
                {...(choice === category && { 'aria-current': 'true' })}
                className="-outline-offset-4 flex min-h-14 grow items-center px-gutter font-medium outline-current transition-colors hover:underline hover:decoration-2 hover:decoration-signal hover:underline-offset-8 aria-[current]:bg-ink aria-[current]:text-paper aria-[current]:no-underline forced-colors:aria-[current]:underline forced-colors:aria-[current]:decoration-4"
              >
                {choice ? t(`categories.${choice}`) : t('all')}
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      <p role="status" className="flex min-h-14 items-center px-gutter text-ink-soft tabular-nums">
        {t('results', { count, number: formatNumber(count, i18n.language) })}
      </p>
    </div>
  )
}
