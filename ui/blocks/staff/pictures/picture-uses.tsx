import { useTranslation } from 'react-i18next'
import { languageNames } from '#locales/languages.ts'
import type { PictureUse } from '#ui/blocks/staff/pictures/picture.ts'
import { Link } from '#ui/primitives/link.tsx'

export interface PictureUsesProps {
  uses: readonly PictureUse[]
}

/** The posts that show it, in each language. */
export function PictureUses({ uses }: PictureUsesProps) {
  const { t } = useTranslation('staff-pictures')
  if (uses.length === 0) {
    return (
      <p data-slot="picture-uses" className="text-ink-soft text-sm">
        {t('uses.none')}
      </p>
    )
  }
  return (
    <ul data-slot="picture-uses" className="grid gap-3 text-sm">
      {uses.map(({ postId, language, title, href }) => (
        <li key={`${postId} ${language}`}>
          {href ? (
            <Link href={href} lang={language}>
              {title}
            </Link>
          ) : (
            <span lang={language}>{title}</span>
          )}
          <span className="block text-ink-soft text-xs">
            {languageNames[language]}
            {!href && `, ${t('uses.draft')}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
