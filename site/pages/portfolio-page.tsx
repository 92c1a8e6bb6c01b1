import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ProjectCategory, sampleProjects } from '#locales/sample-projects.ts'
import { PageHeading } from '#ui/blocks/frame/page-heading.tsx'
import { ProjectCard } from '#ui/blocks/portfolio/project-card.tsx'
import { ProjectFilter } from '#ui/blocks/portfolio/project-filter.tsx'
import { ProjectModal } from '#ui/blocks/portfolio/project-modal.tsx'
import type { ProjectView } from '#ui/blocks/portfolio/project-view.ts'
import { TechnologyStack } from '#ui/blocks/portfolio/technology-stack.tsx'
import { cn } from '#ui/lib/cn.ts'

export interface PortfolioPageProps {
  category?: ProjectCategory | undefined
  project?: string | undefined
  onProjectChange: (slug: string | undefined) => void
}

const widths = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-4', 'lg:col-span-8'] as const

export function PortfolioPage({ category, project, onProjectChange }: PortfolioPageProps) {
  const { t } = useTranslation('portfolio')
  const all: ProjectView[] = sampleProjects.map(({ slug, ...sample }) => ({
    ...sample,
    slug,
    title: t(`projects.${slug}.title`),
    summary: t(`projects.${slug}.summary`),
    details: t(`projects.${slug}.details`),
    picture: { slug, alt: t(`projects.${slug}.picture`) },
    isSample: true,
  }))
  const projects = all.filter((candidate) => category === undefined || candidate.category === category)
  const open = all.find(({ slug }) => slug === project)
  // The closing modal still shows its project.
  const [shownSlug, setShownSlug] = useState(open?.slug)
  if (open && open.slug !== shownSlug) setShownSlug(open.slug)
  const shown = all.find(({ slug }) => slug === shownSlug)

  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <ProjectFilter
        category={category}
        count={projects.length}
        hrefOf={(choice) => (choice ? `/portfolio?category=${choice}` : '/portfolio')}
      />
      <ul className="grid gap-px border-line border-b bg-line bg-clip-padding sm:grid-cols-2 lg:grid-cols-12">
        {projects.map((view, index) => (
          <li key={view.slug} className={cn('flex bg-paper *:grow', widths[index % widths.length])}>
            <ProjectCard
              project={view}
              onOpen={onProjectChange}
              sizes="(min-width: 100rem) 58rem, (min-width: 64rem) 58vw, (min-width: 40rem) 50vw, 100vw"
              priority={index < 2}
            />
          </li>
        ))}
      </ul>
      {shown && (
        // Its texts come when it is opened: without a line the page stays meanwhile.
        <Suspense>
          <ProjectModal
            project={shown}
            open={open !== undefined}
            onOpenChange={(isOpen) => !isOpen && onProjectChange(undefined)}
          />
        </Suspense>
      )}
      <TechnologyStack />
    </>
  )
}
