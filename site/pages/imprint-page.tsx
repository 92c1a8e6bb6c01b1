import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import { imprint } from '#locales/brand-imprint.ts'
import { isLanguage } from '#locales/languages.ts'
import { LegalDocument, type LegalSection } from '#ui/blocks/legal/legal-document.tsx'
import { OtherDocuments } from '#ui/blocks/legal/other-documents.tsx'

const links = { mail: `mailto:${brand.mail.contact}`, contact: '/contact' }

/** D39. */
export function ImprintPage({ isSample = imprint.isSample }: { isSample?: boolean }) {
  const { t, i18n } = useTranslation('imprint')
  const country = isLanguage(i18n.language) ? imprint.country[i18n.language] : imprint.country.en
  const sections: Record<string, Omit<LegalSection, 'id'>> = t('sections', {
    returnObjects: true,
    ...imprint,
    seat: `${imprint.seat}, ${country}`,
    address: brand.mail.contact,
    brand: brand.name,
  })
  return (
    <>
      <LegalDocument
        title={t('title')}
        intro={t('intro')}
        notice={isSample ? t('sample') : undefined}
        sections={Object.entries(sections).map(([id, section]) => ({ id, ...section }))}
        updated={imprint.updated}
        links={links}
      />
      <OtherDocuments current="imprint" />
    </>
  )
}
