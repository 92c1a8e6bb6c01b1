import { useTranslation } from 'react-i18next'
import { formatTime } from '#locales/staff-formats.ts'
import { useNumberWords } from '#ui/blocks/staff/desk/number-words.ts'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { HealthBoard, type HealthBoardProps } from '#ui/blocks/staff/health/health-board.tsx'
import { useHealthWords } from '#ui/blocks/staff/health/health-words.ts'
import { Link } from '#ui/primitives/link.tsx'

export interface HealthPageProps extends HealthBoardProps {
  /** This page, to look once more. */
  againHref: string
}

/** What runs, and what needs a person. */
export function HealthPage({ againHref, ...board }: HealthPageProps) {
  const { t } = useTranslation('staff-health')
  const inWords = useNumberWords()
  const { number } = useHealthWords()
  const { health, clock } = board
  const { asks, outbox } = health
  const failed = outbox?.failed ?? 0
  const sentences = asks.map((ask) =>
    ask === 'dead' ? t('asks.dead', { count: failed, number: number(failed) }) : t(`asks.${ask}`),
  )
  const looked = t('looked', { time: formatTime(clock.now, clock.timeZone) })
  return (
    <>
      <Lintel
        title={
          asks.length === 0
            ? t('title.nothing')
            : t('title.things', { count: asks.length, number: inWords(asks.length) })
        }
        state={
          <>
            {[...sentences, looked].join(' ')}{' '}
            {asks.length > 0 && (
              <Link href={againHref} className="whitespace-nowrap">
                {t('again')}
              </Link>
            )}
          </>
        }
        lit={
          asks.length > 0
            ? { action: t('lit'), short: t('litShort'), href: '#what-asks' }
            : { action: t('again'), short: t('againShort'), icon: 'refresh', href: againHref }
        }
      />
      <HealthBoard {...board} />
    </>
  )
}
