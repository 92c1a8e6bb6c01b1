import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ProjectCategory, sampleProjects } from '#locales/sample-projects.ts'
import { PageHeading } from '#ui/blocks/page-heading.tsx'
import { ProjectCard } from '#ui/blocks/project-card.tsx'
import { ProjectFilter } from '#ui/blocks/project-filter.tsx'
import { ProjectModal } from '#ui/blocks/project-modal.tsx'
import type { ProjectView } from '#ui/blocks/project-view.ts'
import { TechnologyStack } from '#ui/blocks/technology-stack.tsx'
import { cn } from '#ui/lib/cn.ts'

interface PortfolioPageProps {
  /** The category that is shown, from the address; none means all. */
  category?: ProjectCategory | undefined
}

/** Two unequal panes a row, and no two rows alike. */
const widths = ['lg:col-span-7', 'lg:col-span-5', 'lg:col-span-4', 'lg:col-span-8'] as const

/** The work, by category, and what it is made of (specification 2). */
export function PortfolioPage({ category }: PortfolioPageProps) {
  const { t } = useTranslation('portfolio')
  const [opened, setOpened] = useState<ProjectView>()
  const [isOpen, setIsOpen] = useState(false)
  const projects = sampleProjects
    .filter((project) => category === undefined || project.category === category)
    .map(({ slug, ...project }) => ({
      ...project,
      slug,
      title: t(`projects.${slug}.title`),
      summary: t(`projects.${slug}.summary`),
      details: t(`projects.${slug}.details`),
      picture: { slug, alt: t(`projects.${slug}.picture`) },
      isSample: true,
    }))

  function open(slug: string) {
    setOpened(projects.find((project) => project.slug === slug))
    setIsOpen(true)
  }

  return (
    <>
      <PageHeading title={t('title')} intro={t('intro')} />
      <ProjectFilter
        category={category}
        count={projects.length}
        hrefOf={(choice) => (choice ? `/portfolio?category=${choice}` : '/portfolio')}
      />
      <ul className="grid gap-px border-line border-b bg-line bg-clip-padding sm:grid-cols-2 lg:grid-cols-12">
        {projects.map((project, index) => (
          <li key={project.slug} className={cn('flex bg-paper *:grow', widths[index % widths.length])}>
            <ProjectCard
              project={project}
              onOpen={open}
              sizes="(min-width: 100rem) 58rem, (min-width: 64rem) 58vw, (min-width: 40rem) 50vw, 100vw"
              priority={index < 2}
            />
          </li>
        ))}
      </ul>
      {opened && <ProjectModal project={opened} open={isOpen} onOpenChange={setIsOpen} />}
      <TechnologyStack />
    </>
  )
}
