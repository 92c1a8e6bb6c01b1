import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import { formatList } from '#locales/staff-formats.ts'
import { positionOf, type StaffPicture } from '#ui/blocks/staff/pictures/picture.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Picture } from '#ui/primitives/picture.tsx'
import { SixStrip } from '#ui/primitives/staff/six-strip.tsx'

const DAY = 86_400_000
const DAYS_KEPT = 30

export interface PictureTileProps {
  picture: StaffPicture
  href: string
  /** Milliseconds; of one that is deleted the days are counted. */
  now: number
  /** Instead of following the link, where a picture is chosen for something. */
  onChoose?: ((id: string) => void) | undefined
}

/** A pane of the library: the picture as its crops show it, its name, and in which languages it has words. */
export function PictureTile({ picture, href, now, onChoose }: PictureTileProps) {
  const { id, name, focus, deletedAt } = picture

  function choose(event: MouseEvent) {
    if (!onChoose || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose(id)
  }

  return (
    <Anchor
      href={href}
      data-slot="picture-tile"
      onClick={choose}
      className="group/tile -outline-offset-4 flex h-full flex-col hover:bg-pane focus-visible:-outline-offset-4"
    >
      <Picture
        slug={id}
        entries={{ [id]: picture }}
        alt=""
        sizes="(min-width: 48rem) 20rem, 50vw"
        ratio="4 / 3"
        style={{ objectPosition: positionOf(focus) }}
        className={cn('w-full', deletedAt !== null && 'grayscale')}
      />
      <span className="flex grow flex-col justify-between gap-2 p-3">
        <span className="wrap-anywhere line-clamp-2 font-medium leading-snug decoration-2 decoration-signal underline-offset-4 group-hover/tile:underline">
          {name}
        </span>
        <span className="flex min-h-4.5 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-ink-soft text-xs tabular-nums">
          <span>
            {picture.width} × {picture.height}
          </span>
          <State picture={picture} now={now} />
        </span>
      </span>
    </Anchor>
  )
}

function State({ picture: { alt, isDecorative, deletedAt }, now }: Pick<PictureTileProps, 'picture' | 'now'>) {
  const { t, i18n } = useTranslation('staff-pictures')
  if (deletedAt !== null) {
    const count = Math.max(0, Math.ceil((deletedAt + DAYS_KEPT * DAY - now) / DAY))
    return <span>{t('tile.left', { count })}</span>
  }
  if (isDecorative) return <span>{t('tile.decorative')}</span>
  const worded = languages.filter((language) => alt[language])
  return (
    <SixStrip
      variant="glyphs"
      states={Object.fromEntries(languages.map((language) => [language, alt[language] ? 'live' : 'asks']))}
      label={
        worded.length > 0
          ? t('tile.words', {
              spoken: formatList(
                worded.map((language) => spokenLanguage(language, i18n.language)),
                i18n.language,
              ),
            })
          : t('tile.noWords')
      }
    />
  )
}
