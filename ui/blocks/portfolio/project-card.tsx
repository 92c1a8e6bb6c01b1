import { useTranslation } from 'react-i18next'
import type { ProjectView } from '#ui/blocks/portfolio/project-view.ts'
import { cn } from '#ui/lib/cn.ts'
import { PlusMinus } from '#ui/primitives/disclosure.tsx'
import { Picture } from '#ui/primitives/picture.tsx'

export interface ProjectCardProps {
  project: ProjectView
  onOpen: (slug: string) => void
  sizes?: string
  priority?: boolean
  className?: string
}

/** The whole card opens the project; without scripts it says everything itself. */
export function ProjectCard({ project, onOpen, sizes = '100vw', priority = false, className }: ProjectCardProps) {
  const { t } = useTranslation(['project-card', 'project-filter'])
  const { slug, title, summary, details, picture, category, technologies, isSample } = project
  return (
    <article data-slot="project-card" className={cn('group/card relative flex flex-col', className)}>
      <div className="relative aspect-4/3 overflow-hidden border-line border-b lg:aspect-auto lg:h-[clamp(18rem,31vw,32rem)]">
        <Picture {...picture} sizes={sizes} priority={priority} className="absolute inset-0 size-full object-cover" />
        <Shutter className="left-0 origin-left" />
        <Shutter className="right-0 origin-right" />
      </div>
      <div className="grid grow grid-cols-[1fr_auto] content-start gap-x-6 gap-y-2 px-gutter py-6">
        <p className="text-ink-soft text-sm">
          {t(`categories.${category}`, { ns: 'project-filter' })}
          {isSample && ` · ${t('sample')}`}
        </p>
        <PlusMinus className="row-span-3 mt-1 noscript:hidden motion-safe:[&>:last-child]:group-hover/card:rotate-0" />
        <h2 className="heading text-h3">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => onOpen(slug)}
            className="cursor-pointer text-left decoration-2 decoration-signal underline-offset-4 outline-none after:absolute after:inset-0 after:border-paper focus-visible:after:border-8 focus-visible:after:outline-2 focus-visible:after:outline-signal focus-visible:after:-outline-offset-6 group-hover/card:underline noscript:hidden"
          >
            {title}
          </button>
          <span className="hidden noscript:inline">{title}</span>
        </h2>
        <p className="max-w-[46ch]">{summary}</p>
        <div className="col-span-2 hidden max-w-[60ch] gap-2 text-ink-soft noscript:grid">
          <p>{details}</p>
          <p>
            {t('technologies')} {technologies.join(', ')}
          </p>
        </div>
      </div>
    </article>
  )
}

function Shutter({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'absolute inset-y-0 w-1/2 scale-x-18 border-line border-x bg-[repeating-linear-gradient(var(--line)_0_1px,transparent_1px_12px)] bg-paper transition-[scale] duration-450 ease-shutter group-hover/card:scale-x-4 group-has-focus-visible/card:scale-x-4 pointer-coarse:scale-x-4 print:hidden',
        className,
      )}
    />
  )
}
