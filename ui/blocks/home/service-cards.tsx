import { useTranslation } from 'react-i18next'
import { type HomeService, homeServices } from '#api/contract/values/services.ts'
import { SectionHeading } from '#ui/blocks/frame/section-heading.tsx'
import { cn } from '#ui/lib/cn.ts'
import { tagged } from '#ui/lib/tagged.tsx'
import { Accordion, AccordionItem, AccordionPanel, AccordionTrigger } from '#ui/primitives/accordion.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Picture } from '#ui/primitives/picture.tsx'

const features = ['f1', 'f2', 'f3', 'f4', 'f5'] as const

const places: Record<
  HomeService,
  { picture: string; pane: string; content: string; isPictureLast: boolean; crop: string }
> = {
  webDesign: {
    picture: 'service-web-design',
    pane: 'unfolded-wide:col-span-7',
    content: 'unfolded-wide:grid-cols-2 unfolded-wide:grid-rows-1',
    isPictureLast: true,
    crop: 'object-center',
  },
  webDevelopment: {
    picture: 'service-web-development',
    pane: 'unfolded-wide:col-span-5',
    content: 'unfolded-wide:grid-cols-[3fr_2fr] unfolded-wide:grid-rows-1',
    isPictureLast: true,
    crop: 'object-[50%_50%]',
  },
  graphicDesign: {
    picture: 'service-graphic-design',
    pane: 'unfolded-wide:col-span-5',
    content: 'unfolded-wide:grid-rows-[18rem_1fr]',
    isPictureLast: false,
    crop: 'object-[50%_35%]',
  },
  socialMedia: {
    picture: 'service-social-media',
    pane: 'unfolded-wide:col-span-4',
    content: 'unfolded-wide:grid-rows-[1fr_18rem]',
    isPictureLast: true,
    crop: 'object-[50%_15%]',
  },
  appDevelopment: {
    picture: 'service-app-development',
    pane: 'unfolded:col-span-2 unfolded-wide:col-span-3',
    content: 'unfolded:grid-cols-2 unfolded:grid-rows-1 unfolded-wide:grid-cols-1 unfolded-wide:grid-rows-[18rem_1fr]',
    isPictureLast: false,
    crop: 'object-[50%_45%]',
  },
}

/** The five crafts (D20). By container width an accordion, two columns, or five panes; open without scripts. */
export function ServiceCards() {
  const { t } = useTranslation('home')
  return (
    <section id="services" data-slot="service-cards">
      <SectionHeading title={t('services.title')}>{t('services.intro')}</SectionHeading>
      <div className="@container border-line border-y">
        <Accordion
          type="single"
          collapsible
          defaultValue={homeServices[0]}
          className="grid gap-px bg-line unfolded:grid-cols-2 unfolded-wide:grid-cols-12"
        >
          {homeServices.map((service) => (
            <ServiceCard key={service} service={service} />
          ))}
        </Accordion>
      </div>
    </section>
  )
}

function ServiceCard({ service }: { service: HomeService }) {
  const { t } = useTranslation(['services', 'home'])
  const { picture, pane, content, isPictureLast, crop } = places[service]
  const title = t(`${service}.title`)
  return (
    <AccordionItem
      value={service}
      variant="bare"
      data-slot="service-card"
      className={cn('group/card relative grid bg-paper', pane)}
    >
      <AccordionTrigger
        headingClassName="unfolded:hidden noscript:hidden"
        className="-outline-offset-4 min-h-16 px-gutter text-h3"
      >
        {title}
      </AccordionTrigger>
      <AccordionPanel className="unfolded:grid">
        <div className={cn('grid unfolded:grid-rows-[minmax(15rem,auto)_1fr]', content)}>
          <div
            className={cn(
              'relative aspect-2/1 overflow-hidden border-line border-y unfolded:aspect-auto unfolded:border-y-0',
              isPictureLast && 'unfolded-wide:order-last',
            )}
          >
            <Picture
              slug={picture}
              nightSlug={`${picture}-night`}
              alt=""
              sizes="(min-width: 64rem) 38vw, (min-width: 40rem) 50vw, 100vw"
              className={cn('absolute inset-0 size-full object-cover', crop)}
            />
            <Shutter className="left-0 origin-left" />
            <Shutter className="right-0 origin-right" />
          </div>
          <div className="flex flex-col gap-5 px-gutter py-8">
            <h3 className="heading hidden text-h3 transition-colors group-hover/card:text-signal-text unfolded:block noscript:block">
              {title}
            </h3>
            <p className="max-w-[52ch] text-ink-soft">{t(`${service}.description`)}</p>
            <ul className="mt-auto divide-y divide-line border-line border-y text-sm">
              {features.map((feature) => (
                <li key={feature} className="py-2">
                  {t(`${service}.features.${feature}`)}
                </li>
              ))}
            </ul>
            <Link
              href="/contact"
              variant="standalone"
              className="after:-outline-offset-8 flex min-h-11 items-center gap-2 self-start font-medium unfolded:outline-none unfolded:after:absolute unfolded:after:inset-0 unfolded:focus-visible:after:outline-2 unfolded:focus-visible:after:outline-signal"
            >
              {tagged(t('services.ask', { ns: 'home', service: title }), {
                topic: (words) => <span className="sr-only">{words}</span>,
              })}
              <Icon
                name="arrow-right"
                className="size-5 transition-transform duration-300 group-hover/card:translate-x-1.5"
              />
            </Link>
          </div>
        </div>
      </AccordionPanel>
    </AccordionItem>
  )
}

function Shutter({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'absolute inset-y-0 w-1/2 scale-x-8 bg-[repeating-linear-gradient(var(--paper)_0_1px,transparent_1px_11px)] bg-[color-mix(in_oklab,var(--sky)_72%,black)] transition-[scale] duration-450 ease-shutter unfolded:scale-x-38 unfolded:group-focus-within/card:scale-x-8 unfolded:group-hover/card:scale-x-8 unfolded:pointer-coarse:scale-x-8',
        className,
      )}
    />
  )
}
