import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

const documents = ['imprint', 'privacy-policy', 'terms-of-service', 'cookie-policy', 'gdpr'] as const

export function OtherDocuments({ current }: { current: (typeof documents)[number] }) {
  const { t } = useTranslation('legal')
  return (
    <nav data-slot="other-documents" aria-label={t('others')} className="border-line border-t print:hidden">
      <ul className="grid gap-px bg-line sm:grid-cols-2 lg:grid-cols-4">
        {documents
          .filter((document) => document !== current)
          .map((document) => (
            <li key={document} className="flex bg-paper">
              <Anchor
                href={`/${document}`}
                className="shutter-hover -outline-offset-4 flex min-h-24 grow items-center justify-between gap-4 px-gutter heading text-h4 outline-current"
              >
                {t(`documents.${document}`)}
                <Icon name="arrow-right" className="size-5 shrink-0" />
              </Anchor>
            </li>
          ))}
      </ul>
    </nav>
  )
}
