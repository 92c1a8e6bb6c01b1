import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { socialIcons } from '#ui/blocks/frame/social-icons.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'

export function ContactDetails() {
  const { t } = useTranslation('contact')
  return (
    <section data-slot="contact-details" className="@container grid gap-6">
      <div className="grid gap-2">
        <h2 className="heading text-h3">{t('direct.title')}</h2>
        <p className="text-ink-soft">
          {t('direct.email')} · {t('direct.answer')}
        </p>
      </div>
      <Link
        href={`mailto:${brand.mail.contact}`}
        className="heading wrap-anywhere w-fit py-1 text-[clamp(1.25rem,6.5cqi,2.25rem)] leading-tight"
      >
        {brand.mail.contact}
      </Link>
      <div className="grid gap-3">
        <h3 className="text-ink-soft">{t('direct.social')}</h3>
        <ul className="grid grid-cols-2 gap-px border border-line bg-line bg-clip-padding">
          {brand.social.map(({ network, href }) => (
            <li key={network} className="bg-paper">
              <a
                href={href}
                rel="noopener"
                className="shutter-hover -outline-offset-4 flex min-h-12 items-center gap-3 px-3 font-medium outline-current"
              >
                <Icon name={socialIcons[network]} className="size-5 shrink-0" />
                {network}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
