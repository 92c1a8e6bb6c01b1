import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectView } from '#ui/blocks/portfolio/project-view.ts'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#ui/primitives/dialog.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Picture } from '#ui/primitives/picture.tsx'

export interface ProjectModalProps {
  project: ProjectView
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Specification 2, Portfolio. */
export function ProjectModal({ project, open, onOpenChange }: ProjectModalProps) {
  const { t } = useTranslation(['project-modal', 'project-card', 'project-filter', 'common'])
  const { title, summary, details, picture, category, technologies, address, isSample } = project
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="lg" closeLabel={t('close')} data-project={project.slug}>
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
          <div className="relative order-last lg:order-first lg:col-span-7">
            <Picture
              {...picture}
              sizes="(min-width: 64rem) 36rem, 100vw"
              ratio="4 / 3"
              priority
              className="border border-ink lg:h-full"
            />
          </div>
          <div className="grid content-start gap-5 lg:col-span-5">
            <div className="grid gap-3">
              {isSample && <Badge>{t('sample', { ns: 'project-card' })}</Badge>}
              <DialogTitle>{title}</DialogTitle>
              <DialogDescription>{summary}</DialogDescription>
            </div>
            <dl className="grid text-sm">
              <Row term={t('category')}>{t(`categories.${category}`, { ns: 'project-filter' })}</Row>
              <Row term={t('details')}>{details}</Row>
              <Row term={t('technologies')}>
                <ul className="flex flex-wrap gap-1.5">
                  {technologies.map((technology) => (
                    <li key={technology}>
                      <Badge>{technology}</Badge>
                    </li>
                  ))}
                </ul>
              </Row>
              {address === undefined && <Row term={t('liveView')}>{t('noLiveView')}</Row>}
            </dl>
            {address !== undefined && (
              <Button asChild variant="solid">
                <a href={address} target="_blank" rel="noopener noreferrer">
                  {t('liveView')}
                  <span className="sr-only">({t('newTab', { ns: 'common' })})</span>
                  <Icon name="external" />
                </a>
              </Button>
            )}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  )
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-line border-t py-3">
      <dt className="text-ink-soft">{term}</dt>
      <dd className="text-md">{children}</dd>
    </div>
  )
}
