import { useTranslation } from 'react-i18next'
import { OutcomeScene } from '#ui/blocks/frame/outcome-scene.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

const allLinks = ['about', 'portfolio', 'blog', 'careers', 'contact'] as const

export type HelpfulLink = (typeof allLinks)[number]

export function NotFoundPage({ links = allLinks }: { links?: readonly HelpfulLink[] }) {
  const { t } = useTranslation('not-found')
  return (
    <OutcomeScene title={t('title')} intro={t('intro')} picture={{ slug: 'scene-not-found', alt: t('picture') }}>
      <p className="flex flex-wrap gap-4 bg-paper px-gutter py-8">
        <Button asChild variant="solid">
          <Anchor href="/">{t('home')}</Anchor>
        </Button>
        <Button asChild>
          <Anchor href="/contact">{t('support')}</Anchor>
        </Button>
      </p>
      {links.length > 0 && (
        <nav aria-labelledby="helpful-links" className="grid gap-px">
          <h2 id="helpful-links" className="heading bg-paper px-gutter pt-8 pb-4 text-h4">
            {t('links.title')}
          </h2>
          <ul className="flex flex-wrap gap-px">
            {links.map((link) => (
              <li key={link} className="flex grow basis-[40%] bg-paper @md:basis-[30%]">
                <Anchor
                  href={`/${link}`}
                  className="shutter-hover -outline-offset-4 flex min-h-16 grow items-center justify-between gap-3 px-gutter font-medium outline-current"
                >
                  {t(`links.${link}`)}
                  <Icon name="arrow-right" className="size-5 shrink-0" />
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </OutcomeScene>
  )
}
