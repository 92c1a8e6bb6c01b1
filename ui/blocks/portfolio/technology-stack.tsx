import { useTranslation } from 'react-i18next'
import { SectionHeading } from '#ui/blocks/frame/section-heading.tsx'
import { cn } from '#ui/lib/cn.ts'

const groups = ['frontend', 'backend', 'design', 'cloud', 'social', 'mobile'] as const
type Group = (typeof groups)[number]

const technologies: Record<Group, readonly string[]> = {
  frontend: ['React', 'TypeScript', 'Tailwind CSS', 'Storybook'],
  backend: ['Node.js', 'Fastify', 'PostgreSQL', 'SQLite'],
  design: ['Figma', 'Glyphs', 'Affinity', 'Blender'],
  cloud: ['Docker', 'Linux', 'Cloudflare', 'Hetzner'],
  social: ['Meta Business Suite', 'LinkedIn', 'Mastodon', 'Buffer'],
  mobile: ['React Native', 'Swift', 'Kotlin', 'Expo'],
}

const widths: Record<Group, string> = {
  frontend: 'lg:col-span-5',
  backend: 'lg:col-span-4',
  design: 'lg:col-span-3',
  cloud: 'lg:col-span-3',
  social: 'lg:col-span-4',
  mobile: 'lg:col-span-5',
}

/** Specification 2, Portfolio. */
export function TechnologyStack() {
  const { t } = useTranslation('technology-stack')
  return (
    <section data-slot="technology-stack">
      <SectionHeading title={t('title')}>{t('intro')}</SectionHeading>
      <ul className="grid gap-px border-line border-y bg-line bg-clip-padding sm:grid-cols-2 lg:grid-cols-12">
        {groups.map((group) => (
          <li key={group} className={cn('grid content-between gap-8 bg-paper px-gutter py-8', widths[group])}>
            <h3 className="text-ink-soft">{t(`groups.${group}`)}</h3>
            <ul>
              {technologies[group].map((technology) => (
                <li key={technology} className="heading border-line border-t py-2 text-h4">
                  {technology}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
