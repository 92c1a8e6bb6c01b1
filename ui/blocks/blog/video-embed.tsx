import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'

export interface VideoEmbedProps {
  /** Without cookies where the provider has such a player. */
  src: string
  href: string
  provider: string
  title: string
  /** Loads the player at once: the visitor has consented before. */
  isAllowed?: boolean
  onAllow?: () => void
  caption?: ReactNode
}

/** A foreign video, requested only when the visitor asks for it. */
export function VideoEmbed({ src, href, provider, title, isAllowed = false, onAllow, caption }: VideoEmbedProps) {
  const { t } = useTranslation('blog-post')
  const [isAsked, setIsAsked] = useState(false)

  function allow() {
    setIsAsked(true)
    onAllow?.()
  }

  return (
    <figure data-slot="video-embed">
      {isAllowed || isAsked ? (
        <iframe
          src={src}
          title={title}
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          className="block aspect-video w-full border border-line"
        />
      ) : (
        <div className="grid min-h-72 w-full content-between gap-6 border border-line-strong bg-pane p-6 sm:aspect-video">
          <p className="heading flex items-start gap-3 text-h4">
            <Icon name="play" className="size-6 shrink-0" />
            {title}
          </p>
          <div className="grid gap-4">
            <p className="max-w-[48ch] text-ink-soft text-sm">{t('video.notice', { provider })}</p>
            <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button onClick={allow} className="noscript:hidden">
                {t('video.load')}
              </Button>
              <Link href={href} rel="noopener noreferrer" className="inline-flex min-h-11 items-center">
                {t('video.open', { provider })}
              </Link>
            </p>
          </div>
        </div>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
