import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { LegalDocument, type LegalSection } from '#ui/blocks/legal-document.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

/** The documents that are written, and their days. */
const documents = {
  'cookie-policy': { effective: '2026-11-20', updated: '2026-11-20' },
} as const

export type LegalDocumentName = keyof typeof documents

interface LegalPageProps {
  document: LegalDocumentName
}

/** All four (specification 2), in the order in which they are listed. */
const names = ['privacy-policy', 'terms-of-service', 'cookie-policy', 'gdpr'] as const

const links = {
  mail: `mailto:${brand.mail.contact}`,
  contact: '/contact',
  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
  gdpr: '/gdpr',
}

/** A legal document (specification 2 and 9) from the text file of its name, and the way to the others. */
export function LegalPage({ document }: LegalPageProps) {
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
        {...documents[document]}
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
