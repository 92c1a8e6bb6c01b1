import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { languages } from '#locales/languages.ts'
import { formatTime } from '#locales/staff-formats.ts'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { PostsBoard, type PostsBoardProps } from '#ui/blocks/staff/posts/posts-board.tsx'
import { Link } from '#ui/primitives/link.tsx'

export interface PostsPageProps extends PostsBoardProps {
  /** Translations that show an older view than their source. */
  behind: number
  /** Since when there is no connection, in milliseconds. */
  offlineSince?: number | undefined
  /** Where a post is begun. */
  writeHref?: string | undefined
  /** Where posts are taken away and brought in. */
  transferHref: string
}

/** All posts, and how far each language is. */
export function PostsPage({ behind, offlineSince, writeHref, transferHref, ...board }: PostsPageProps) {
  const { t, i18n } = useTranslation('staff-posts')
  const number = (count: number) => formatNumber(count, i18n.language)
  const { clock, filter, lit } = board
  const windows = Object.values(lit).reduce((sum, count) => sum + count, 0)
  const state = [
    filter.all === 0
      ? t('state.none')
      : t('state.windows', {
          count: filter.all,
          number: number(filter.all),
          lit: number(windows),
          all: number(filter.all * languages.length),
        }),
    behind > 0 && t('state.behind', { count: behind, number: number(behind) }),
  ].filter(Boolean)
  return (
    <>
      <Lintel
        title={t('title')}
        isNamedAbove
        lit={
          writeHref === undefined
            ? undefined
            : { action: t('write'), short: t('writeShort'), icon: 'plus', keys: ['N'], href: writeHref }
        }
        state={
          <>
            {offlineSince === undefined
              ? state.join(' ')
              : t('state.asOf', { time: formatTime(clock.now, clock.timeZone) })}{' '}
            <Link href={transferHref}>{t('transfer')}</Link>
          </>
        }
      />
      <PostsBoard {...board} isOld={board.isOld || offlineSince !== undefined} />
    </>
  )
}
