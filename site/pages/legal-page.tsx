import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { LegalDocument, type LegalSection } from '#ui/blocks/legal/legal-document.tsx'
import { OtherDocuments } from '#ui/blocks/legal/other-documents.tsx'

export const legalDocuments = {
  'privacy-policy': { effective: '2026-11-21', updated: '2026-11-24' },
  'terms-of-service': { effective: '2026-11-21', updated: '2026-11-23' },
  'cookie-policy': { effective: '2026-11-20', updated: '2026-11-24' },
  gdpr: { effective: '2026-11-21', updated: '2026-11-24' },
} as const

export type LegalDocumentName = keyof typeof legalDocuments

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
  const sections: Record<string, Omit<LegalSection, 'id'>> = t('sections', {
    returnObjects: true,
    address: brand.mail.contact,
    brand: brand.name,
    domain: brand.domain,
  })
  return (
    <>
      <LegalDocument
        title={t('title')}
        intro={t('intro')}
        sections={Object.entries(sections).map(([id, section]) => ({ id, ...section }))}
        {...legalDocuments[document]}
        links={links}
      />
      <OtherDocuments current={document} />
    </>
  )
}
