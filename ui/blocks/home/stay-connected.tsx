import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { socialIcons } from '#ui/blocks/frame/social-icons.ts'
import { cn } from '#ui/lib/cn.ts'
import { Icon } from '#ui/primitives/icon.tsx'

export function StayConnected({ newsletter }: { newsletter?: ReactNode }) {
  const { t } = useTranslation('home')
  return (
    <section data-slot="stay-connected" className="grid border-line border-b lg:grid-cols-12">
      <div
        className={cn(
          'grid content-between gap-8 px-gutter py-[clamp(2.5rem,5vw,5rem)]',
          newsletter ? 'lg:col-span-7' : 'lg:col-span-5',
        )}
      >
        <div className="grid gap-4">
          <h2 className="display text-h2">{t('connect.title')}</h2>
          <p className="max-w-[44ch] text-ink-soft text-lg">{t('connect.text')}</p>
        </div>
        {newsletter}
      </div>
      <ul
        className={cn(
          'grid grid-cols-2 gap-px border-line bg-line max-lg:border-t lg:border-l',
          newsletter ? 'lg:col-span-5' : 'md:grid-cols-4 lg:col-span-7',
        )}
      >
        {networks}
      </ul>
    </section>
  )
}

const networks = brand.social.map(({ network, href }) => (
  <li key={network} className="grid bg-paper">
    <a
      href={href}
      rel="me noopener"
      className="group/social shutter-hover -outline-offset-4 flex min-h-36 flex-col justify-between gap-6 px-gutter py-6 outline-current"
    >
      <span className="flex items-start justify-between">
        <Icon name={socialIcons[network]} className="-ml-1 size-9" strokeWidth={1.5} />
        <Icon
          name="arrow-up-right"
          className="size-5 transition-transform duration-300 group-hover/social:translate-x-1 group-hover/social:-translate-y-1"
        />
      </span>
      <span className="font-medium">{network}</span>
    </a>
  </li>
))
