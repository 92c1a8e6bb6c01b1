import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { FooterColumn } from '#ui/blocks/frame/footer-column.tsx'
import { FooterServices } from '#ui/blocks/frame/footer-services.tsx'
import { SocialLinks } from '#ui/blocks/frame/social-links.tsx'
import { cn } from '#ui/lib/cn.ts'
import { companyPaths, type FooterLink, legalPaths } from '#ui/lib/footer-links.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { BrandMark } from '#ui/primitives/brand-mark.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'

export interface SiteFooterProps {
  year: number
  links?: readonly FooterLink[]
  newsletter?: ReactNode
  push?: ReactNode
}

const columns = {
  besideSlots: { three: 'unfolded:grid-cols-[3fr_2fr_3fr]', two: 'unfolded:grid-cols-[5fr_3fr]' },
  alone: {
    three: 'unfolded:grid-cols-[4fr_3fr_3fr] unfolded-wide:grid-cols-[5fr_4fr_3fr]',
    two: 'unfolded:grid-cols-[9fr_3fr]',
  },
} as const

const companyLinks = ['about', 'portfolio', 'careers', 'contact'] as const
const legalLinks = ['imprint', 'privacyPolicy', 'termsOfService', 'cookiePolicy', 'gdpr'] as const
const allLinks = [...companyLinks, ...legalLinks]

const pageLink = 'inline-block py-1.5 pointer-coarse:py-2.5'

export function SiteFooter({ year, links = allLinks, newsletter, push }: SiteFooterProps) {
  const { t } = useTranslation('site-footer')
  const company = companyLinks.filter((link) => links.includes(link))
  const legal = legalLinks.filter((link) => links.includes(link))
  const hasSlots = Boolean(newsletter || push)
  return (
    <footer data-slot="site-footer" data-theme="night" className="@container mt-auto bg-paper text-ink print:hidden">
      <div className="grid border-line border-t @min-[60rem]:grid-cols-[9fr_3fr]">
        <h2 className="display text-balance px-gutter pt-[clamp(3rem,8cqi,8rem)] pb-[clamp(2.5rem,5cqi,5rem)] text-[clamp(2.875rem,9.5cqi,9.5rem)] leading-[0.93]">
          {t('heading')}
        </h2>
        <WindowLink>{t('contact')}</WindowLink>
      </div>
      <div className={cn('grid border-line border-t', hasSlots && '@min-[60rem]:grid-cols-[4fr_8fr]')}>
        {hasSlots && (
          <div className="grid border-line @max-[60rem]:border-b @2xl:auto-cols-fr @2xl:grid-flow-col @min-[60rem]:grid-flow-row @min-[60rem]:grid-rows-[1fr_auto] @min-[60rem]:border-r">
            {newsletter && <div className="px-gutter py-8">{newsletter}</div>}
            {push && (
              <div className="border-line px-gutter py-8 not-first:border-t @2xl:not-first:border-t-0 @2xl:not-first:border-l @min-[60rem]:not-first:border-t @min-[60rem]:not-first:border-l-0">
                {push}
              </div>
            )}
          </div>
        )}
        <nav aria-label={t('navigation')} className="@container">
          <div
            className={cn(
              'grid h-full',
              columns[hasSlots ? 'besideSlots' : 'alone'][legal.length > 0 ? 'three' : 'two'],
            )}
          >
            <FooterServices />
            {company.length > 0 && (
              <FooterColumn title={t('company.title')}>
                <PageLinks pages={company} paths={companyPaths} label={(page) => t(`company.${page}`)} />
              </FooterColumn>
            )}
            {legal.length > 0 && (
              <FooterColumn title={t('legal.title')}>
                <PageLinks pages={legal} paths={legalPaths} label={(page) => t(`legal.${page}`)} />
              </FooterColumn>
            )}
          </div>
        </nav>
      </div>
      <div
        className={cn(
          'flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-line border-t px-gutter py-6 @min-[60rem]:grid @min-[60rem]:gap-x-0 @min-[60rem]:px-0 @min-[60rem]:*:mx-gutter @min-[60rem]:*:justify-self-start',
          hasSlots ? '@min-[60rem]:grid-cols-[4fr_5fr_3fr]' : '@min-[60rem]:grid-cols-[5fr_4fr_3fr]',
        )}
      >
        <Link href={`mailto:${brand.mail.contact}`} className={pageLink}>
          {brand.mail.contact}
        </Link>
        <SocialLinks />
        {/* By the device's clock it may be another year: the server's stays. */}
        <p suppressHydrationWarning className="flex items-center gap-3 text-ink-soft text-sm">
          <BrandMark className="text-ink" />
          {t('copyright', { year, brand: brand.name })}
        </p>
      </div>
    </footer>
  )
}

interface PageLinksProps<Page extends string> {
  pages: readonly Page[]
  paths: Readonly<Record<Page, string>>
  label: (page: Page) => string
}

function PageLinks<Page extends string>({ pages, paths, label }: PageLinksProps<Page>) {
  return pages.map((page) => (
    <li key={page}>
      <Link href={paths[page]} variant="standalone" className={pageLink}>
        {label(page)}
      </Link>
    </li>
  ))
}

const pane =
  'bg-paper transition-colors duration-300 ease-shutter group-hover/window:bg-signal group-hover/window:text-on-signal'

function WindowLink({ children }: { children: ReactNode }) {
  return (
    <Anchor
      href="/contact"
      className="group/window -outline-offset-8 focus-visible:-outline-offset-8 grid min-h-44 grid-cols-2 grid-rows-[1fr_auto] gap-px border-line bg-line bg-clip-padding @max-[60rem]:border-t @min-[60rem]:border-l"
    >
      <span aria-hidden="true" className={cn(pane, 'group-hover/window:delay-100')} />
      <span aria-hidden="true" className={cn(pane, 'flex items-start justify-end p-gutter')}>
        <Icon
          name="arrow-up-right"
          className="size-10 transition-transform duration-300 group-hover/window:translate-x-1 group-hover/window:-translate-y-1"
          strokeWidth={1.5}
        />
      </span>
      <span
        className={cn(
          pane,
          'col-span-2 flex min-h-20 items-end px-gutter py-6 font-medium text-lg group-hover/window:delay-200',
        )}
      >
        {children}
      </span>
    </Anchor>
  )
}
