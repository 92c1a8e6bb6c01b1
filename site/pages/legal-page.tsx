import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { LegalDocument, type LegalSection } from '#ui/blocks/legal/legal-document.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

export const legalDocuments = {
  'privacy-policy': { effective: '2026-11-21', updated: '2026-11-21' },
  'terms-of-service': { effective: '2026-11-21', updated: '2026-11-21' },
  'cookie-policy': { effective: '2026-11-20', updated: '2026-11-21' },
  gdpr: { effective: '2026-11-21', updated: '2026-11-21' },
} as const

export type LegalDocumentName = keyof typeof legalDocuments

const names = ['privacy-policy', 'terms-of-service', 'cookie-policy', 'gdpr'] as const satisfies LegalDocumentName[]

const links = {
  mail: `mailto:${brand.mail.contact}`,
  contact: '/contact',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
  gdpr: '/gdpr',
  dbip: 'https://db-ip.com',
}

/** The text file of its name, and links to the others (specification 2 and 9). */
export function LegalPage({ document }: { document: LegalDocumentName }) {
  const { t } = useTranslation(document)
  const { t: shared } = useTranslation('legal')
  const sections: Record<string, Omit<LegalSection, 'id'>> = t('sections', {
    returnObjects: true,
    address: brand.mail.contact,
    brand: brand.name,
    domain: brand.domain,
  })
  const others = names.filter((name) => name !== document)
  return (
    <>
      <LegalDocument
        title={t('title')}
        intro={t('intro')}
        sections={Object.entries(sections).map(([id, section]) => ({ id, ...section }))}
        {...legalDocuments[document]}
        links={links}
      />
      <nav aria-label={shared('others')} className="border-line border-t print:hidden">
        <ul className="grid gap-px bg-line sm:grid-cols-3">
          {others.map((name) => (
            <li key={name} className="flex bg-paper">
              <Anchor
                href={`/${name}`}
                className="shutter-hover -outline-offset-4 flex min-h-24 grow items-center justify-between gap-4 px-gutter heading text-h4 outline-current"
              >
                {shared(`documents.${name}`)}
                <Icon name="arrow-right" className="size-5 shrink-0" />
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
