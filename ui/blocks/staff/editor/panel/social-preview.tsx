import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import type { Language } from '#locales/languages.ts'
import type { PanelPicture } from '#ui/blocks/staff/editor/panel/post-fields.ts'
import { Picture } from '#ui/primitives/picture.tsx'

export interface SocialPreviewProps {
  language: Language
  title: string
  /** Its name in `/pictures`; empty for none. */
  slug: string
  picture?: PanelPicture | undefined
  /** The card that the site draws for this language, once there is one. */
  shareImage?: string | undefined
}

const ratio = '1200 / 630' // as the site's share pictures

/** Roughly as social networks set a link. */
export function SocialPreview({ language, title, slug, picture, shareImage }: SocialPreviewProps) {
  const { t } = useTranslation('staff-panel')
  const [missing, setMissing] = useState<string>()
  const focus = picture?.focus ?? { x: 0.5, y: 0.5 }
  return (
    <div data-slot="social-preview" className="border border-line bg-pane">
      {shareImage && shareImage !== missing ? (
        <img
          src={shareImage}
          alt=""
          width={1200}
          height={630}
          loading="lazy"
          onError={() => setMissing(shareImage)}
          className="w-full"
        />
      ) : (
        <Picture
          slug={slug}
          {...(picture && { entries: { [slug]: picture } })}
          alt=""
          sizes="20rem"
          ratio={ratio}
          style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
          className="w-full"
        />
      )}
      <div className="wrap-anywhere grid gap-0.5 border-line border-t px-4 py-3">
        <p className="text-ink-soft text-xs">{brand.domain}</p>
        <p lang={title ? language : undefined} className="font-semibold text-sm leading-tight">
          {title || t('search.nameLess')}
        </p>
      </div>
    </div>
  )
}
